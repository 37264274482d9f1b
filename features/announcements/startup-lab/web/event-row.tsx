import { Text, VisuallyHidden } from '@mantine/core'
import { useFormatter, useNow } from 'use-intl'
import { NameLink } from '#platform/ui/links.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import type { LabEvent } from '../calls.ts'
import classes from './event-row.module.css'
import { useWeekday, When } from './when.tsx'

/** An event among others: its day as on a calendar's leaf, and beside that what it is and at which times. */
export function EventRow({ event }: { event: LabEvent }) {
  const { _id, title, subtitle, language, categories } = event
  return (
    <div className={classes.event}>
      <Day at={event.startsAt} />
      <div className={classes.what}>
        <div className={classes.named}>
          <NameLink
            to="/startup-lab-events/$startupLabEventId"
            params={{ startupLabEventId: _id }}
            lang={language}
          >
            {title}
          </NameLink>
          <Times event={event} />
        </div>
        <Text lang={language} size="sm" c="dimmed">
          {subtitle}
        </Text>
        <TermTags kind="event-category" ids={categories} />
      </div>
    </div>
  )
}

function Day({ at }: { at: string }) {
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
function Times({ event }: { event: LabEvent }) {
  const format = useFormatter()
  const [from, to] = [new Date(event.startsAt), new Date(event.endsAt)]
  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: 'short' })
  return (
    <span className={classes.times}>
      {dayOf(from) === dayOf(to) ? (
        format.dateTimeRange(from, to, { hour: 'numeric', minute: '2-digit' })
      ) : (
        <When event={event} />
      )}
    </span>
  )
}
