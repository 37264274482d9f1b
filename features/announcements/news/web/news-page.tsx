import { Skeleton, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { ListFailed, ListWaiting } from '#platform/ui/list-states.tsx'
import { useFocusOnFirstNew } from '#platform/ui/more-list-page.tsx'
import { Page } from '#platform/ui/page.tsx'
import { TitleRow } from '#platform/ui/title-row.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useFocusAfterRemoval } from '#platform/ui/use-focus-after-removal.ts'
import { useMore } from '#platform/ui/use-more.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { moreOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { type NewsItem, news } from '../calls.ts'
import classes from './news.module.css'
import { NewsCard } from './news-card.tsx'

const COUNT = 10
// Students and mentors load nothing of what staff do here.
const AddNews = lazyComponent(() => import('./add-news.tsx'))

/** The news of every role, newest first (decision N2). */
export function NewsPage() {
  const t = useTranslations('news')
  const tl = useTranslations('ui.list')
  const { user } = useStore(session)
  const place = useRef<HTMLDivElement>(null)
  const query = moreOf(news.more, COUNT, (from, count) => ({
    query: { from: String(from), count: String(count) },
  }))
  const {
    rows: items,
    failure,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useMore(query, {
    rowsOf: (page) => page.news,
    keyOf: ({ _id }) => _id,
  })
  const isNew = useSeen(items)
  const showMore = useFocusOnFirstNew(place, items?.length ?? 0, fetchNextPage)
  useFocusAfterRemoval(items?.length ?? 0)
  const isWriting = user?.officeScope === 'FULL' || user?.role === 'UNIVERSITY'
  return (
    <Page>
      <TitleRow title={<Title order={1}>{t('title')}</Title>}>
        <LatePart fallback={<Skeleton height={42} width={110} />}>{isWriting && <AddNews />}</LatePart>
      </TitleRow>
      {failure && <ListFailed failure={failure} queryKey={query.queryKey} />}
      {!items && !failure && <ListWaiting />}
      {items?.length === 0 && (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
        </EmptyState>
      )}
      <div ref={place} className={classes.items}>
        {/* With what staff do with each: buttons that came later would move every item below. */}
        <LatePart fallback={<ListWaiting />}>
          {items?.map((item) => (
            <NewsCard key={item._id} item={item} isNew={isNew(item)} />
          ))}
        </LatePart>
      </div>
      {hasNextPage && (
        <ActButton variant="default" mt="lg" busy={isFetchingNextPage} onClick={showMore}>
          {tl('more')}
        </ActButton>
      )}
    </Page>
  )
}

/** Opening the page has seen what it shows; the marks of what was unread stay until it is left. */
function useSeen(items: readonly NewsItem[] | undefined): (item: NewsItem) => boolean {
  const [fresh, setFresh] = useState<readonly string[]>([])
  // The count stays as it was where this fails; the next opening tells it again.
  const { run } = useAct(news.seen, { invalidates: [news.unread], failed: () => true })
  const until = items?.[0]?.publishedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest item
  useEffect(() => {
    if (until) void run({ body: { until } })
  }, [until])
  useEffect(() => {
    const unread = items?.filter(({ isUnread, _id }) => isUnread && !fresh.includes(_id)) ?? []
    if (unread.length > 0) setFresh([...fresh, ...unread.map(({ _id }) => _id)])
  }, [items, fresh])
  return ({ _id, isUnread }) => isUnread || fresh.includes(_id)
}
