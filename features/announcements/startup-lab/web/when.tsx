import { useFormatter } from 'use-intl'
import type { LabEvent } from '../calls.ts'

/** From when to when, as short as it can be said. */
export function When({ event: { startsAt, endsAt } }: { event: Pick<LabEvent, 'startsAt' | 'endsAt'> }) {
  const format = useFormatter()
  const from = new Date(startsAt)
  const to = new Date(endsAt)
  return (
    <time dateTime={startsAt}>
      {format.dateTimeRange(from, to, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
