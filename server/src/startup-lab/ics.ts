import { Readable } from 'node:stream'
import type { ICalCalendar } from 'ical-generator'
import type { AnsweredFile } from '../plumbing/answer-file.ts'
import type { EventRow } from './queries.ts'

/** The event for any calendar (RFC 5545), with the way back to its page. */
export function putEvent(into: ICalCalendar, event: EventRow, publicUrl: string): void {
  const { id, title, subtitle, starts_at, ends_at, created_at, edited_at } = event
  into.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: edited_at ?? created_at,
    created: created_at,
    lastModified: edited_at ?? created_at,
    sequence: editionOf(event),
    start: starts_at,
    end: ends_at,
    summary: title,
    description: subtitle,
    url: `${publicUrl}/app/startup-lab-events/${id}`,
  })
}

/** Rises with each edit, by which a calendar knows the newer of two files (RFC 5545, 3.8.7.4). Whole seconds. */
const editionOf = ({ created_at, edited_at }: EventRow): number =>
  edited_at ? Math.max(1, Math.ceil((edited_at.getTime() - created_at.getTime()) / 1000)) : 0

/** Every line ends in a line break, the last one too: without it strict readers refuse the file. */
export const calendarFile = (made: ICalCalendar, name: string): AnsweredFile => ({
  content: Readable.from([`${made.toString()}\r\n`]),
  mediaType: 'text/calendar; charset=utf-8',
  name,
})
