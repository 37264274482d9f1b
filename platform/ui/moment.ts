import { useFormatter, useLocale } from 'use-intl'
import { rootFontSize } from './use-room.ts'

/** A day with its time, as a deadline and a receipt say it. */
export function useMoment() {
  const format = useFormatter()
  return (instant: string | Date) =>
    together(format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' }))
}

/** The same with a short month: in every list and card, and among facts. */
export function useShortMoment() {
  const format = useFormatter()
  return (instant: string | Date) =>
    together(format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' }))
}

/** The time in a format that names its parts, as `timeStyle: 'short'` writes it: 9:05 in Hungarian, 09:05 in English. */
export const useTimeParts = () =>
  ({ hour: useLocale().startsWith('hu') ? 'numeric' : '2-digit', minute: '2-digit' }) as const

/** Some days away at most, so that nobody needs the year; in one line. */
export function useNearMoment() {
  const format = useFormatter()
  const time = useTimeParts()
  return (instant: string | Date) =>
    whole(format.dateTime(new Date(instant), { month: 'short', day: 'numeric', ...time }))
}

/** A day alone, in full. */
export function useDay() {
  const format = useFormatter()
  return (instant: string | Date) => together(format.dateTime(new Date(instant), { dateStyle: 'long' }))
}

/** The same with a short month: in every list and card. */
export function useShortDay() {
  const format = useFormatter()
  return (instant: string | Date) => whole(format.dateTime(new Date(instant), { dateStyle: 'medium' }))
}

const WITHIN_DAY = /(\d\.?) (?=\p{L}{3})|(\p{L}{3}\.?) (?=\d{1,2}\.|\d{4})|(\bat) /gu

/** Pixels of a browser's letters up to which a date and its time have room in one line of a phone. */
const ROOMY = 20
let hasRoom: boolean | undefined

/** A date and its time stay in one line; with large letters the time may stand in the next. */
function together(date: string): string {
  hasRoom ??= rootFontSize() <= ROOMY
  return hasRoom ? whole(date) : date.replaceAll(WITHIN_DAY, '$1$2$3\u00a0')
}

/** A short date that stays in one line. */
export const whole = (date: string) => date.replaceAll(' ', '\u00a0')
