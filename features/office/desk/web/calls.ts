import { type Remark, remark } from '#course/remark/calls.ts'
import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { requests } from '#teams/request/requests-calls.ts'

/** An act on a remark that waits to be confirmed. */
export interface Asked {
  act: 'answer' | 'finish'
  row: Remark
}

export const remarksQuery = (body: Sent<typeof remark.list>['body']) => queryOf(remark.list, { body })

/** Milliseconds; what the office has tried again is gone, or back, within a minute. */
const ASKED_EVERY = 15_000

export const setAsideQuery = () => ({
  ...queryOf(requests.setAside),
  // Only while there is something to wait for.
  refetchInterval: ({ state }: { state: { data?: { requests: readonly unknown[] } | undefined } }) =>
    state.data && state.data.requests.length > 0 ? ASKED_EVERY : (false as const),
})
