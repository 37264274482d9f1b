import ical from 'ical-generator'
import { query } from '#platform/server/request.ts'
import { startupLab } from '../calls.ts'
import { calendarFile, putEvent } from './ics.ts'
import { findEvent } from './queries.ts'

export const calendar = query(startupLab.calendar, async function calendar({ db, params, settings }) {
  const event = await findEvent(db, params.id)
  const made = ical({ name: event.title, prodId: { company: 'Rajt', product: 'Startup-lab' } })
  putEvent(made, event, settings.publicUrl)
  return calendarFile(made, `${event.title}.ics`)
})
