import { useFormatter } from 'use-intl'

/** A day with its time, as a deadline and a receipt say it. */
export function useMoment() {
  const format = useFormatter()
  return (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' })
}
