import { Skeleton, Stack } from '@mantine/core'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { isFailure } from '#platform/web/failure.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { Failed, useFailure } from './failed.tsx'
import { Waiting } from './waiting.tsx'

const NotFound = lazyComponent(() => import('./not-found.tsx'))

interface Props<T, K extends QueryKey> {
  query: UseQueryOptions<T, Error, T, K> & { queryKey: K }
  /** The page's heading where the answer would bring it: without an answer the page still has one. */
  heading?: string
  /** Lines of the skeleton shown while the answer is on its way. */
  lines?: number
  /** What is shown instead of those lines: something in the shape of what comes. */
  skeleton?: ReactNode
  /** What stands beside the answer is still under way, and would move when the answer comes. */
  isWaiting?: boolean
  children: (answer: T) => ReactNode
}

/** An answer on its way, arrived or refused: each query shows one of the three, and a refusal can be tried again. */
export function Loaded<T, K extends QueryKey>({
  query,
  heading,
  lines = 6,
  skeleton,
  isWaiting = false,
  children,
}: Props<T, K>) {
  const { data, isPlaceholderData, error, failureReason } = useQuery(query)
  const failure = useFailure(query.queryKey, { data, isPlaceholderData, error, failureReason })
  const waiting = (
    <Waiting>
      {skeleton ?? (
        <Stack gap="md">
          <Skeleton height={44} />
          <Skeleton height={lines * 34} />
        </Stack>
      )}
    </Waiting>
  )
  // A part that the answer shows may still have to be loaded (late-part.tsx).
  if (data !== undefined && !isWaiting) return <Suspense fallback={waiting}>{children(data)}</Suspense>
  // A whole page about something that is not there, or whose address was cut short.
  if (heading && isFailure(failure, 'not-found', 'invalid-request'))
    return (
      <Suspense fallback={waiting}>
        <NotFound />
      </Suspense>
    )
  if (failure) return <Failed failure={failure} queryKeys={[query.queryKey]} heading={heading} />
  return waiting
}
