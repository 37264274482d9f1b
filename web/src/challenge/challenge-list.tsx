import { Text } from '@mantine/core'
import { type Challenge, challenge as calls } from '@rajt/contract/challenge'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { moreOf } from '../plumbing/query.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useFailure } from '../ui/failed.tsx'
import { ListFailed, ListWaiting } from '../ui/list-states.tsx'
import { useFocusOnFirstNew } from '../ui/more-list-page.tsx'
import classes from './challenge.module.css'

/** Decision O5. */
const COUNT = 10

/** Challenges, newest first, ten at a time; `children` draws one. */
export function ChallengeList({ children }: { children: (challenge: Challenge) => ReactNode }) {
  const t = useTranslations('challenge')
  const tl = useTranslations('ui.list')
  const place = useRef<HTMLDivElement>(null)
  const query = moreOf(calls.more, COUNT, (from) => ({ query: { from: String(from), count: String(COUNT) } }))
  const { data, isPlaceholderData, error, failureReason, ...more } = useInfiniteQuery(query)
  const failure = useFailure(query.queryKey, { data, isPlaceholderData, error, failureReason })
  const items = data?.pages.flatMap((page) => page.corporateProblems)
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
