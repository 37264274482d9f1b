import { VisuallyHidden } from '@mantine/core'
import { useFormatter, useNow } from 'use-intl'
import { useTimeParts } from '#platform/ui/moment.ts'
import type { LabEvent } from '../calls.ts'
import classes from './day.module.css'
import { useWeekday, When } from './when.tsx'

/** The day on which it begins, as a leaf of a calendar. */
export function Day({ at }: { at: string }) {
  const format = useFormatter()
  const weekday = useWeekday()
  const now = useNow()
  const day = new Date(at)
  const yearOf = (date: Date) => format.dateTime(date, { year: 'numeric' })
  const isThisYear = yearOf(day) === yearOf(now)
  return (
    <time dateTime={at} className={classes.day}>
      <VisuallyHidden>{format.dateTime(day, { dateStyle: 'full' })}</VisuallyHidden>
      <span aria-hidden="true">
        {format.dateTime(day, isThisYear ? { month: 'short' } : { year: 'numeric', month: 'short' })}
      </span>
      <strong aria-hidden="true">{format.dateTime(day, { day: 'numeric' })}</strong>
      <span aria-hidden="true">{format.dateTime(day, { weekday })}</span>
    </time>
  )
}

/** Of one day its times alone; of several from when to when. */
export function Times({ event }: { event: LabEvent }) {
  const format = useFormatter()
  const time = useTimeParts()
  const [from, to] = [new Date(event.startsAt), new Date(event.endsAt)]
  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: 'short' })
  return dayOf(from) === dayOf(to) ? format.dateTimeRange(from, to, time) : <When event={event} />
}
