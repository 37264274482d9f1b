import { Readable } from 'node:stream'
import { type ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { AnsweredFile } from '#platform/server/answer-file.ts'
import type { EventRow, RemovedRow } from './queries.ts'

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

/** A removed event as every calendar knows it: cancelled, and newer than what was told of it before. */
export function putCancelled(into: ICalCalendar, event: RemovedRow, publicUrl: string): void {
  const { id, title, starts_at, ends_at, created_at, removed_at } = event
  into.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    status: ICalEventStatus.CANCELLED,
    stamp: removed_at,
    created: created_at,
    lastModified: removed_at,
    // After an edit of the same second, too.
    sequence: editionOf({ created_at, edited_at: removed_at }) + 1,
    start: starts_at,
    end: ends_at,
    summary: title,
  })
}

/** Rises with each edit, by which a calendar knows the newer of two files (RFC 5545, 3.8.7.4). Whole seconds. */
const editionOf = ({ created_at, edited_at }: Pick<EventRow, 'created_at' | 'edited_at'>): number =>
  edited_at ? Math.max(1, Math.ceil((edited_at.getTime() - created_at.getTime()) / 1000)) : 0

/** Every line ends in a line break, the last one too: without it strict readers refuse the file. */
export const calendarFile = (made: ICalCalendar, name: string): AnsweredFile => ({
  content: Readable.from([`${made.toString()}\r\n`]),
  mediaType: 'text/calendar; charset=utf-8',
  name,
})
