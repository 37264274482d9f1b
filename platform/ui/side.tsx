import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { FailedLine, useFailure } from './failed.tsx'
import { FailedPart } from './failed-together.tsx'

/** Longer than this a page does not wait for what stands beside its own answer. */
const PATIENCE_MS = 4_000

type SideQuery<T, K extends QueryKey> = UseQueryOptions<T, Error, T, K> & { queryKey: K }

/** An answer that stands beside a page's own. */
export interface Side<T> {
  data: T | undefined
  /** Why there is no answer; null while there may still be one. */
  failure: Error | null
  /** On its way for the first time; never again once it has failed, whatever asks for it anew. */
  isAwaited: boolean
  queryKey: QueryKey
}

/**
 * Asks for what stands beside a page's own answer. What it says of itself never goes back to waiting: a page that waits
 * for it would be taken away, asked for again, and so without an end.
 */
export function useSide<T, K extends QueryKey>(
  query: SideQuery<T, K>,
  {
    keepsEarlier = false,
  }: { /** Until the answer to another question is there. */ keepsEarlier?: boolean } = {},
): Side<T> {
  const { data, error, failureReason, isPlaceholderData, isLoading, failureCount, isFetched } = useQuery(
    keepsEarlier ? { ...query, placeholderData: keepPreviousData } : query,
  )
  const failure = useFailure(query.queryKey, { data, isPlaceholderData, error, failureReason })
  const isAsked = query.enabled !== false
  return {
    data,
    failure: isAsked && data === undefined ? failure : null,
    isAwaited: isAsked && isLoading && failureCount === 0 && !isFetched,
    queryKey: query.queryKey,
  }
}

/** Whether a page still waits for these. Once it has been shown it does not wait again, and it waits for a while at most. */
export function useAwaiting(...sides: readonly Pick<Side<unknown>, 'isAwaited'>[]): boolean {
  const isAnyAwaited = sides.some(({ isAwaited }) => isAwaited)
  const [isOver, setOver] = useState(!isAnyAwaited)
  if (!isOver && !isAnyAwaited) setOver(true)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isAnyAwaited && !isOver
}

interface FailedProps {
  of: Pick<Side<unknown>, 'failure' | 'queryKey'>
  /** What cannot be shown, as the page calls it. */
  name: string
}

type SideFailedProps = Pick<FailedProps, 'of'> &
  (
    | Pick<FailedProps, 'name'>
    | {
        /** Instead of the box: the whole sentence of a small card. */
        line: string
      }
  )

/** In the place of a part that did not come: which one, why, and trying again. Everything around it stays. */
export function SideFailed({ of: { failure, queryKey }, ...words }: SideFailedProps) {
  if (!failure) return null
  if ('line' in words) return <FailedLine failure={failure} queryKey={queryKey} sentence={words.line} />
  return <FailedPart failure={failure} queryKey={queryKey} name={words.name} />
}

interface Props<T, K extends QueryKey> extends Pick<FailedProps, 'name'> {
  query: SideQuery<T, K>
  /** In the shape of what comes; nothing where the page waits for it. */
  fallback?: ReactNode
  children: (answer: T) => ReactNode
}

/** A part of a page with a call of its own: where that fails the part says so, and nothing else of the page changes. */
export function SidePart<T, K extends QueryKey>({ query, name, fallback = null, children }: Props<T, K>) {
  const side = useSide(query)
  // What a later answer asks for is loaded behind the page, which keeps its focus meanwhile (late-part.tsx).
  const shown = useDeferredValue(side.data)
  if (side.data !== undefined && shown !== undefined) return children(shown)
  return side.failure ? <SideFailed of={side} name={name} /> : fallback
}
