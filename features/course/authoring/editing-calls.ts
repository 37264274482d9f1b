import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, IdParams, Instant } from '#platform/contract/parts.ts'

/** Who else has something open to write it. */
const Present = z.object({ name: FullName, since: Instant })
export type Present = z.infer<typeof Present>

export const about = 'Beside the writing of the course: who else writes.'

export const editing = {
  /** Said again every few seconds; whoever says it no more is forgotten within a minute. In no audit. */
  stay: call({
    summary: 'Say that one is writing something, and see who else is',
    method: 'PUT',
    path: '/editing/:id/presence',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: z.object({ others: z.array(Present) }),
  }),
  leave: call({
    summary: 'Say that one is not writing something any more',
    method: 'DELETE',
    path: '/editing/:id/presence',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: Done,
  }),
}
