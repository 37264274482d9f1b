import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LinkPurpose, LinkState } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain, queryClient, queryOf } from '#platform/web/query.ts'
import { auth } from '../calls.ts'

export type DeadLink = Exclude<LinkState, 'open'>

interface Props {
  purpose: LinkPurpose
  accessToken: string
  /** What is shown in the place of the page when the link is dead. */
  dead: (state: DeadLink) => ReactNode
  children: ReactNode
}

/**
 * The question about a link is asked once a page, because the page itself uses the link up; and it is
 * forgotten with the page, because by the next one the link may be used.
 */
export const onceAPage = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** For the form of an open link: where the link turns out to be dead by now, its page says so. */
export function diedMeanwhile(failure: unknown): boolean {
  const isDead = isFailure(failure, 'link-invalid')
  if (isDead) void askAgain(auth.link)
  return isDead
}

/** What a mailed link opens; a dead link is told at once, not after somebody has filled a form in (decision A4). */
export const OpenLink = (props: Props) => (
  <QueryClientProvider client={queryClient}>
    <WhenOpen {...props} />
  </QueryClientProvider>
)

function WhenOpen({ purpose, accessToken, dead, children }: Props) {
  const query = { ...queryOf(auth.link, { params: { purpose, accessToken } }), ...onceAPage }
  const { error } = useQuery(query)
  // So broken that it is not even the address of a link.
  if (isFailure(error, 'not-found', 'invalid-request')) return dead('unknown')
  return (
    <Loaded query={query} lines={4}>
      {({ state }) => (state === 'open' ? children : dead(state))}
    </Loaded>
  )
}
