import { useTranslations } from 'use-intl'
import { DatedLinks } from '#platform/ui/dated-links.tsx'
import { LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import { SidePart } from '#platform/ui/side.tsx'
import type { LabEvent } from '../calls.ts'
import { upcomingQuery } from './calls.ts'
import { When } from './when.tsx'

const SHOWN = 3

/** The next three events on the home page; nothing where there are none. */
export function NextEvents() {
  const t = useTranslations('startup-lab')
  return (
    <SidePart query={upcomingQuery()} name={t('next')}>
      {({ events }) => events.length > 0 && <Events events={events.slice(0, SHOWN)} />}
    </SidePart>
  )
}

function Events({ events }: { events: readonly LabEvent[] }) {
  const t = useTranslations('startup-lab')
  const all = (
    <LinkAnchor to="/startup-lab-events" data-own-line>
      {t('all')}
    </LinkAnchor>
  )
  return (
    <DatedLinks title={t('next')} all={all}>
      {events.map((event) => (
        <li key={event._id}>
          <NameLink
            to="/startup-lab-events/$startupLabEventId"
            params={{ startupLabEventId: event._id }}
            lang={event.language}
          >
            {event.title}
          </NameLink>
          <When event={event} />
        </li>
      ))}
    </DatedLinks>
  )
}
