import { useFormatter } from 'use-intl'

/** A day with its time, as a deadline and a receipt say it. */
export function useMoment() {
  const format = useFormatter()
  return (instant: string | Date) =>
    whole(format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' }))
}

/** A day alone, in full. */
export function useDay() {
  const format = useFormatter()
  return (instant: string | Date) => whole(format.dateTime(new Date(instant), { dateStyle: 'long' }))
}

/** A date that stays in one line: its parts alone say nothing. */
export const whole = (date: string) => date.replaceAll(' ', '\u00a0')
