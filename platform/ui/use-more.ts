import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFailure } from './failed.tsx'

interface Options<A, Row> {
  rowsOf: (page: A) => readonly Row[]
  keyOf: (row: Row) => string
}

/**
 * A list that grows (`moreOf`). Each page begins with the last row of the one before: where it does not, somebody has
 * published or removed a row meanwhile, and all that is shown is asked for anew. No row is shown twice.
 */
export function useMore<A, K extends QueryKey, Row>(
  query: UseInfiniteQueryOptions<A, Error, InfiniteData<A>, K, number> & { queryKey: K },
  { rowsOf, keyOf }: Options<A, Row>,
) {
  const { data, error, failureReason, isPlaceholderData, refetch, ...more } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const failure = useFailure(query.queryKey, { data, error, failureReason, isPlaceholderData })
  const pages = data?.pages.map(rowsOf)
  const hasMoved = pages !== undefined && !areJoined(pages, keyOf)
  // Once for each number of pages: a list that moves all the time is not asked for all the time.
  const asked = useRef(0)
  const count = pages?.length ?? 0
  useEffect(() => {
    if (!hasMoved || isPlaceholderData || asked.current >= count) return
    asked.current = count
    void refetch()
  }, [hasMoved, isPlaceholderData, count, refetch])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = more
  return {
    rows: pages && distinct(pages.flat(), keyOf),
    failure,
    isStale: isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  }
}

const areJoined = <Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string): boolean =>
  pages.every((page, i) => {
    const last = pages[i - 1]?.at(-1)
    return last === undefined || (page[0] !== undefined && keyOf(page[0]) === keyOf(last))
  })

function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
