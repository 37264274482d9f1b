import type { ICalCalendar } from 'ical-generator'
import type { EventRow } from './queries.ts'

/** The event for any calendar (RFC 5545), with the way back to its page. */
export function putEvent(into: ICalCalendar, event: EventRow, publicUrl: string): void {
  const { id, title, subtitle, starts_at, ends_at, created_at } = event
  into.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: created_at,
    start: starts_at,
    end: ends_at,
    summary: title,
    description: subtitle,
    url: `${publicUrl}/app/startup-lab-events/${id}`,
  })
}
