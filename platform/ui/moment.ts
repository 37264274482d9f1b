import { useFormatter, useLocale } from 'use-intl'

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

/** Year, month and day stay in one line. The time may stand in the next: with large letters both have no room in one. */
const together = (date: string) => date.replaceAll(WITHIN_DAY, '$1$2$3\u00a0')

/** A short date that stays in one line. */
export const whole = (date: string) => date.replaceAll(' ', '\u00a0')
