import { useFormatter } from 'use-intl'

/** A day with its time, as a deadline and a receipt say it. */
export function useMoment() {
  const format = useFormatter()
  return (instant: string | Date) =>
    together(format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' }))
}

/** Some days away at most, so that nobody needs the year; in one line. */
export function useNearMoment() {
  const format = useFormatter()
  return (instant: string | Date) =>
    whole(
      format.dateTime(new Date(instant), {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    )
}

/** A day alone, in full. */
export function useDay() {
  const format = useFormatter()
  return (instant: string | Date) => together(format.dateTime(new Date(instant), { dateStyle: 'long' }))
}

const MONTH_AND_DAY = /(\p{L}{3}) (?=\d{1,2}\.)|(\d) (?=\p{L}{3})/gu

/** Month and day stay in one line: "február 5." and not "február / 5. 23:59". The year and the time may stand in others. */
const together = (date: string) => date.replaceAll(MONTH_AND_DAY, '$1$2\u00a0')

/** A short date that stays in one line. */
export const whole = (date: string) => date.replaceAll(' ', '\u00a0')
