import { useFormatter, useLocale } from 'use-intl'
import type { LabEvent } from '../calls.ts'

/** From when to when, with the day of the week, as short as it can be said. */
export function When({ event: { startsAt, endsAt } }: { event: Pick<LabEvent, 'startsAt' | 'endsAt'> }) {
  const format = useFormatter()
  // Hungarian has no short names of days that are read at once.
  const weekday = useLocale().startsWith('hu') ? 'long' : 'short'
  return (
    <time dateTime={startsAt}>
      {format.dateTimeRange(new Date(startsAt), new Date(endsAt), {
        weekday,
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      })}
    </time>
  )
}
