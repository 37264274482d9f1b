import { beginningOfDayBefore } from '#platform/server/budapest.ts'
import { days, later } from '#platform/server/clock.ts'
import { PROMISED_DAYS, type PromiseEnd } from '../calls.ts'

/**
 * How a wait since then stands against the promise (spec 9): past it, past it later today or tomorrow, by the calendar of
 * Budapest, or null.
 */
export function promiseEndOf(since: Date, now: Date): PromiseEnd | null {
  const end = later(since, days(PROMISED_DAYS))
  if (end <= now) return 'over'
  if (end < dayFrom(now, 1)) return 'today'
  return end < dayFrom(now, 2) ? 'tomorrow' : null
}

const dayFrom = (now: Date, ahead: number) => beginningOfDayBefore(now, -ahead)
