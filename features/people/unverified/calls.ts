import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import { Done, FullName, Id, IdParams, Instant } from '#platform/contract/parts.ts'
import { UniversityId } from '#programme/programme/calls.ts'

/** Somebody who has not proven their address yet: anybody may have typed it. Told to the office alone. */
export const Unverified = z.object({
  _id: Id,
  ...FullName.shape,
  email: z.string(),
  university: z.string(),
  neptun: z.string(),
  since: Instant,
  /** When the last link was mailed, and until when it works. */
  mailedAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
})
export type Unverified = z.infer<typeof Unverified>

export const about = 'Registrations whose address nobody has proven yet.'

export const unverified = {
  /** Longest ago first. */
  list: call({
    summary: 'List registrations whose address is not proven',
    method: 'POST',
    path: '/registration-confirmations/unverified',
    who: ['OFFICE'],
    ...pagedList('data', Unverified, { universities: anyOf(UniversityId) }),
  }),
  /** Within the budget of repeated links that the mailbox has. */
  resend: call({
    summary: 'Mail another link to a registration whose address is not proven',
    method: 'POST',
    path: '/registration-confirmations/resend/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Done,
    refuses: ['registration-already-proven'],
  }),
}
