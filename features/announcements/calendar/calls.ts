import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { Done, Instant, Token } from '#platform/contract/parts.ts'

/** The address at which the caller's calendar fetches what is theirs (decision N3). Who has it reads that calendar. */
export const CalendarAddress = z.object({
  url: z.string(),
  madeAt: Instant,
})
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const about = 'The personal calendar: startup-lab events and deadlines for any calendar.'

export const calendar = {
  own: call({
    summary: "Get the caller's calendar address",
    method: 'GET',
    path: '/calendar',
    who: 'signed-in',
    concerns: 'oneself',
    /** Null before one was made. */
    answer: z.object({ address: z.nullable(CalendarAddress) }),
  }),
  /** An earlier address leads nowhere from then on. */
  make: call({
    summary: 'Make a calendar address, or another one',
    method: 'POST',
    path: '/calendar',
    who: 'signed-in',
    concerns: 'oneself',
    answer: CalendarAddress,
  }),
  remove: call({
    summary: 'Remove the calendar address',
    method: 'DELETE',
    path: '/calendar',
    who: 'signed-in',
    concerns: 'oneself',
    answer: Done,
    refuses: ['not-found'],
  }),
  /** For calendars, which sign in nowhere: the code in the address is the key. */
  feed: call({
    summary: "Get the calendar of an address's owner",
    method: 'GET',
    path: '/calendar/:code',
    who: 'guest',
    params: z.strictObject({ code: Token }),
    answer: file('text/calendar'),
  }),
}
