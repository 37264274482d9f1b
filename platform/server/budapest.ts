import type { Language } from '#platform/contract/parts.ts'
import { days, hours, later } from './clock.ts'

const timeZone = 'Europe/Budapest'
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone })
const hourOf = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })

/** The day that clocks in Budapest show, as in 2026-12-31. */
export const dayInBudapest = (moment: Date): string => dayOf.format(moment)

/** How many days of the calendar of Budapest lie from one moment's day to another's: 0 on the same day. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayInBudapest(to)) - Date.parse(dayInBudapest(from))) / days(1)

/** The midnight in Budapest that a moment's day began with, in summer and in winter. */
export function beginningOfDay(moment: Date): Date {
  const there = new Date(`${dayOf.format(moment)}T00:00:00Z`)
  return later(there, -hours(Number(hourOf.format(there))))
}

/** The beginning of the day some days before a moment's, also where a day between has 23 or 25 hours. */
export const beginningOfDayBefore = (moment: Date, before: number): Date =>
  beginningOfDay(later(beginningOfDay(moment), hours(12) - days(before)))

const HOUR_MS = hours(1)
const MOST_KEPT = 10_000
const offsets = new Map<number, number>()
const clockOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * The moment whose UTC fields are what clocks in Budapest show then. Clocks there change at full hours, so
 * `Intl` is asked once for each hour: 100,000 of its answers take half a second.
 */
export function inBudapest(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / HOUR_MS)
  const known = offsets.get(hour)
  if (known !== undefined) return later(moment, known)
  const start = new Date(hour * HOUR_MS)
  const offset = Date.parse(`${clockOf.format(start).replace(' ', 'T')}Z`) - start.getTime()
  if (offsets.size >= MOST_KEPT) offsets.clear()
  offsets.set(hour, offset)
  return later(moment, offset)
}

/** `2026-11-22 21.50`, for the name of a file. */
export const momentInName = (moment: Date): string =>
  inBudapest(moment).toISOString().slice(0, 16).replace('T', ' ').replace(':', '.')

const written = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
const writtenIn: Record<Language, Intl.DateTimeFormat> = { hu: written('hu'), en: written('en-GB') }

/** `2026. november 22. 21:50`, `22 November 2026 at 21:50`: as a letter says it, by the clocks in Budapest. */
export const writtenMoment = (moment: Date, language: Language): string => writtenIn[language].format(moment)
