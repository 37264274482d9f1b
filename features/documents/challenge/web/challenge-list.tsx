import { Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ListFailed, ListWaiting } from '#platform/ui/list-states.tsx'
import { useFocusOnFirstNew } from '#platform/ui/more-list-page.tsx'
import { useFocusAfterRemoval } from '#platform/ui/use-focus-after-removal.ts'
import { useMore } from '#platform/ui/use-more.ts'
import { moreOf } from '#platform/web/query.ts'
import { type Challenge, challenge as calls } from '../calls.ts'
import classes from './challenge.module.css'

/** Decision O5. */
const COUNT = 10

/** Challenges, newest first, ten at a time; `children` draws one. */
export function ChallengeList({ children }: { children: (challenge: Challenge) => ReactNode }) {
  const t = useTranslations('challenge')
  const tl = useTranslations('ui.list')
  const place = useRef<HTMLDivElement>(null)
  const query = moreOf(calls.more, COUNT, (from, count) => ({
    query: { from: String(from), count: String(count) },
  }))
  const {
    rows: items,
    failure,
    ...more
  } = useMore(query, {
    rowsOf: (page) => page.corporateProblems,
    keyOf: ({ _id }) => _id,
  })
  useFocusAfterRemoval(items?.length ?? 0)
  const showMore = useFocusOnFirstNew(place, items?.length ?? 0, more.fetchNextPage)
  return (
    <>
      {failure && <ListFailed failure={failure} queryKey={query.queryKey} />}
      {!items && !failure && <ListWaiting />}
      {items?.length === 0 && (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
        </EmptyState>
      )}
      <div ref={place} className={classes.items}>
        {items?.map(children)}
      </div>
      {more.hasNextPage && (
        <ActButton variant="default" mt="lg" busy={more.isFetchingNextPage} onClick={showMore}>
          {tl('more')}
        </ActButton>
      )}
    </>
  )
}
