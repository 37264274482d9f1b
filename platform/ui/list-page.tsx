import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListControls } from '#platform/web/use-list.ts'
import { useFailure } from './failed.tsx'
import type { ListCount } from './list-count.ts'
import { ListFrame, type ListProps } from './list-frame.tsx'
import { ListPages } from './list-pages.tsx'

/** What an answer says beside its rows (decision L2). */
interface Numbered {
  pagination: {
    totalCount: number
    pageCount: number
    pageNumber: number
    isTotalExceeded?: boolean | undefined
  }
  /** How many there are without any filter. */
  allCount: number
  isAllCountExceeded?: boolean | undefined
  /** More match than the list answers with: there are no rows, and the count means nothing. */
  isVague?: boolean | undefined
  /** Rows in each state, where the list has states and counts them. */
  byStatus?: Partial<Record<string, number>> | undefined
}

/** The fields of an answer that hold rows: `data`, `projects`, `mentors`, `onePagers`. */
export type RowsField<A> = { [F in keyof A]: A[F] extends readonly unknown[] ? F : never }[keyof A]
export type RowOf<A, F extends keyof A> = A[F] extends readonly (infer Row)[] ? Row : never

interface Props<A extends Numbered, F extends RowsField<A>, K extends QueryKey>
  extends ListProps<RowOf<A, F>> {
  query: UseQueryOptions<A, Error, A, K> & { queryKey: K }
  rows: F
  /** What the rows show beside their own answer is still under way: they would move when it comes. */
  isWaiting?: boolean
}

const countOf = ({ pagination, allCount, isAllCountExceeded }: Numbered): ListCount => ({
  total: pagination.totalCount,
  isMore: pagination.isTotalExceeded === true,
  all: allCount,
  isAllMore: isAllCountExceeded === true,
})

/** A list with numbered pages. */
export function ListPage<A extends Numbered, F extends RowsField<A>, K extends QueryKey>({
  query,
  rows,
  isWaiting = false,
  ...props
}: Props<A, F, K>) {
  const { list } = props
  const { data, error, failureReason, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const failure = useFailure(query.queryKey, { data, error, failureReason, isPlaceholderData })
  useLastPage(list, data?.pagination)
  return (
    <ListFrame
      {...props}
      loading={{
        rows: isWaiting ? undefined : data && (data[rows] as readonly RowOf<A, F>[]),
        count: data ? countOf(data) : null,
        pages: data?.pagination.pageCount ?? null,
        byStatus: data?.byStatus,
        isVague: data?.isVague,
        isStale: isPlaceholderData,
        failure,
        queryKey: query.queryKey,
      }}
      paging={
        data && (
          <ListPages page={list.page} count={data.pagination.pageCount} onGo={(page) => list.goTo(page)} />
        )
      }
    />
  )
}

/** The last rows of the last page may be gone: then the page before is the last. */
function useLastPage({ page, goTo }: ListControls, pagination: Numbered['pagination'] | undefined) {
  const last = pagination && pagination.pageNumber === page ? Math.max(1, pagination.pageCount) : page
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => {
    if (page > last) goTo(last, true)
  }, [page, last])
}
