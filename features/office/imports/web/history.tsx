import { Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { retentionDays } from '#people/privacy/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { BoxedRows } from '#platform/ui/boxed-rows.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useFailure } from '#platform/ui/failed.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListFailed, ListWaiting } from '#platform/ui/list-states.tsx'
import { useFocusOnFirstNew } from '#platform/ui/more-list-page.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { type Import, importOutcomes } from '../calls.ts'
import { importsQuery } from './calls.ts'
import classes from './imports.module.css'
import { ImportState, useCounts, useStory } from './state.tsx'

/** Of an import that is running the counts change. */
const AGAIN_MS = 5_000

/** The files that were read, newest first, and what became of them. */
export function History() {
  const t = useTranslations('imports-staff')
  const tl = useTranslations('ui.list')
  const place = useRef<HTMLDivElement>(null)
  const query = importsQuery()
  const { data, isPlaceholderData, error, failureReason, ...more } = useInfiniteQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.imports.some(({ status }) => status === 'RUNNING') ? AGAIN_MS : false,
  })
  const failure = useFailure(query.queryKey, { data, isPlaceholderData, error, failureReason })
  const items = data?.pages.flatMap((page) => page.imports)
  const showMore = useFocusOnFirstNew(place, items?.length ?? 0, more.fetchNextPage)
  return (
    <section className={classes.history} aria-labelledby="imports-history">
      <Title order={2} id="imports-history" size="h3">
        {t('history')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('kept', { days: retentionDays.imports })}
      </Text>
      {failure && <ListFailed failure={failure} queryKey={query.queryKey} />}
      {!items && !failure && <ListWaiting />}
      {items?.length === 0 && (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
        </EmptyState>
      )}
      <div ref={place}>
        <BoxedRows>
          {items?.map((one) => (
            <Earlier key={one._id} one={one} />
          ))}
        </BoxedRows>
      </div>
      {more.hasNextPage && (
        <div>
          <ActButton variant="default" busy={more.isFetchingNextPage} onClick={showMore}>
            {tl('more')}
          </ActButton>
        </div>
      )}
    </section>
  )
}

function Earlier({ one }: { one: Import }) {
  const story = useStory()
  const counts = useCounts()
  return (
    <li data-row={one._id}>
      <div className={classes.earlier}>
        <div>
          <LinkAnchor to="/settings/import/$id" params={{ id: one._id }} fw={600} data-own-line {...WRITTEN}>
            {one.fileName}
          </LinkAnchor>
          {story(one).map((sentence) => (
            <Text key={sentence} size="sm" c="dimmed">
              {sentence}
            </Text>
          ))}
        </div>
        <Text size="sm">{counts(one.counts, importOutcomes)}</Text>
      </div>
      <ImportState status={one.status} />
    </li>
  )
}
