import { daysBetween } from '#platform/server/budapest.ts'
import { PROMISED_DAYS, type PromiseEnd } from '../calls.ts'

/**
 * How a wait since then stands against the promise (spec 9), in days of the calendar of Budapest, as all waiting is
 * counted: past it, past it after today or tomorrow, or null.
 */
export function promiseEndOf(since: Date, now: Date): PromiseEnd | null {
  const left = PROMISED_DAYS - daysBetween(since, now)
  if (left < 0) return 'over'
  if (left === 0) return 'today'
  return left === 1 ? 'tomorrow' : null
}
