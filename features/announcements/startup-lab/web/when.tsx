import { useFormatter, useLocale } from 'use-intl'
import { useTimeParts } from '#platform/ui/moment.ts'
import type { LabEvent } from '../calls.ts'
import classes from './startup-lab.module.css'

/** Between two days; between two times of one day it has no space around it. */
const DASH = /(?<=\s–)\s+/u

/**
 * From when to when, with the day of the week, as short as it can be said. Of two days each stays together where there is
 * room for one of them.
 */
export function When({ event: { startsAt, endsAt } }: { event: Pick<LabEvent, 'startsAt' | 'endsAt'> }) {
  const format = useFormatter()
  const weekday = useWeekday()
  const time = useTimeParts()
  const range = format.dateTimeRange(new Date(startsAt), new Date(endsAt), {
    weekday,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...time,
  })
  const [from = '', to] = range.split(DASH)
  return (
    <time dateTime={startsAt} className={classes.range}>
      {to === undefined ? (
        range
      ) : (
        <>
          <span>{from}</span> <span>{to}</span>
        </>
      )}
    </time>
  )
}

/** How a day of the week is named: Hungarian has no short names of them that are read at once. */
export const useWeekday = () => (useLocale().startsWith('hu') ? 'long' : 'short')
