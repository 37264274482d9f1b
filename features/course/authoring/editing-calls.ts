import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, IdParams, Instant, line } from '#platform/contract/parts.ts'

/** Links that are looked at at once; a lesson has fewer. */
export const LINKS_AT_ONCE = 40
/** Characters of one. */
export const LINK_MAX = 2_000

/**
 * `answers`: there is a page. `broken`: the server says that there is none. `silent`: no server answered in time.
 * `unclear`: it answers readers alone. `not-allowed`: not a link to a public page, so nothing was asked.
 */
export const linkOutcomes = ['answers', 'broken', 'silent', 'unclear', 'not-allowed'] as const
export type LinkOutcome = (typeof linkOutcomes)[number]

/** Who else has something open to write it. */
const Present = z.object({ name: FullName, since: Instant })
export type Present = z.infer<typeof Present>

export const about = 'Beside the writing of the course: who else writes, and what a text links to.'

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
  /** Asked for by the editor; from the server, so that neither their address nor this network is shown to anybody. */
  checkLinks: call({
    summary: 'Look whether links to other sites answer',
    method: 'POST',
    path: '/editing/links',
    who: ['OFFICE'],
    concerns: 'course',
    body: z.strictObject({
      addresses: z.array(line(LINK_MAX)).check(z.minLength(1), z.maxLength(LINKS_AT_ONCE)),
    }),
    answer: z.object({
      links: z.array(z.object({ address: z.string(), outcome: z.enum(linkOutcomes) })),
    }),
  }),
}
