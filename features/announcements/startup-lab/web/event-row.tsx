import { Text } from '@mantine/core'
import { NameLink } from '#platform/ui/links.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import type { LabEvent } from '../calls.ts'
import { Day, Times } from './day.tsx'
import classes from './event-row.module.css'

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
          <span className={classes.times}>
            <Times event={event} />
          </span>
        </div>
        <Text lang={language} size="sm" c="dimmed">
          {subtitle}
        </Text>
        <TermTags kind="event-category" ids={categories} />
      </div>
    </div>
  )
}
