import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from './act-button.tsx'
import { ListFrame, type ListProps } from './list-frame.tsx'
import type { RowOf, RowsField } from './list-page.tsx'
import { useMore } from './use-more.ts'

interface Props<A, F extends RowsField<A>, K extends QueryKey> extends ListProps<RowOf<A, F>> {
  query: UseInfiniteQueryOptions<A, Error, InfiniteData<A>, K, number> & { queryKey: K }
  rows: F
}

/** A list that is loaded by from and count (`moreOf`): more rows follow the ones that are shown. */
export function MoreListPage<A, F extends RowsField<A>, K extends QueryKey>({
  query,
  rows,
  ...props
}: Props<A, F, K>) {
  const t = useTranslations('ui.list')
  const place = useRef<HTMLDivElement>(null)
  const { queryKey } = query
  const more = useMore(query, {
    rowsOf: (page) => page[rows] as readonly RowOf<A, F>[],
    keyOf: props.keyOf,
  })
  const { rows: shown, failure, isStale, hasNextPage, isFetchingNextPage } = more
  // The frame draws its rows a moment later than the rest.
  const drawn = useDeferredValue(shown?.length ?? 0)
  const showMore = useFocusOnFirstNew(place, drawn, more.fetchNextPage)
  return (
    <div ref={place}>
      <ListFrame
        {...props}
        loading={{ rows: shown, count: null, pages: null, isStale, failure, queryKey }}
        paging={
          hasNextPage && (
            <div>
              <ActButton variant="default" busy={isFetchingNextPage} onClick={showMore}>
                {t('more')}
              </ActButton>
            </div>
          )
        }
      />
    </div>
  )
}

/** Whoever asks for more goes on with the first new row, an element with `data-row`. */
export function useFocusOnFirstNew(
  place: RefObject<HTMLElement | null>,
  count: number,
  fetchMore: () => unknown,
) {
  const before = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what is drawn whenever that has changed
  useEffect(() => {
    const rows = rowsIn(place)
    if (before.current === null || rows.length <= before.current) return
    const row = rows[before.current]
    before.current = null
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [place, count])
  return () => {
    // The first rows are drawn before their count is: whoever is quick has seen more than it says.
    before.current = rowsIn(place).length
    void fetchMore()
  }
}

const rowsIn = (place: RefObject<HTMLElement | null>) => [
  ...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]
