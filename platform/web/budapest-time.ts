const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Minutes ahead of UTC on the clocks of Budapest: in summer, in winter. */
const OFFSETS = { summer: 120, winter: 60 } as const
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

// Swedish dates are ISO dates.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What the clocks of Budapest show at an instant, as a `datetime-local` field holds it (decision L7). */
export const toBudapest = (instant: string): string => clock.format(new Date(instant)).replace(' ', 'T')

/**
 * The instant (UTC) at which the clocks of Budapest show `local`; null when it is no date at all.
 * The hour that comes twice in October is its first; the one that March skips is an hour later.
 */
export function fromBudapest(local: string): string | null {
  const shown = LOCAL.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(shown)) return null
  const inSummer = new Date(shown - OFFSETS.summer * MINUTE_MS).toISOString()
  if (toBudapest(inSummer) === local) return inSummer
  return new Date(shown - OFFSETS.winter * MINUTE_MS).toISOString()
}

// A day is a day, also where the clocks are changed.
const dayOf = (instant: Date) => Date.parse(toBudapest(instant.toISOString()).slice(0, 10))

/** How many days of the calendar of Budapest lie from one instant's day to another's: 0 on the same day. */
export const daysBetween = (from: Date, to: Date): number => (dayOf(to) - dayOf(from)) / DAY_MS
