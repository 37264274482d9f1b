import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DatedLinks } from '../ui/dated-links.tsx'
import { LinkAnchor } from '../ui/links.tsx'
import { eventsQuery } from './calls.ts'
import { When } from './when.tsx'

const SHOWN = 3

export const upcomingQuery = () =>
  eventsQuery({ categories: [], when: 'upcoming', search: '', pageNumber: 1 })

/** The next three events on the home page; nothing where there are none. */
export function NextEvents() {
  const t = useTranslations('startup-lab')
  const { data } = useQuery(upcomingQuery())
  if (!data || data.events.length === 0) return null
  const all = (
    <LinkAnchor to="/startup-lab-events" data-own-line>
      {t('all')}
    </LinkAnchor>
  )
  return (
    <DatedLinks title={t('next')} all={all}>
      {data.events.slice(0, SHOWN).map((event) => (
        <li key={event._id}>
          <When event={event} />
          <LinkAnchor
            to="/startup-lab-events/$startupLabEventId"
            params={{ startupLabEventId: event._id }}
            lang={event.language}
            data-own-line
          >
            {event.title}
          </LinkAnchor>
        </li>
      ))}
    </DatedLinks>
  )
}
