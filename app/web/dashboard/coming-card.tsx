import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { newestQuery } from '#announcements/news/web/calls.ts'
import { upcomingQuery } from '#announcements/startup-lab/web/calls.ts'
import { When } from '#announcements/startup-lab/web/when.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'

/** The next event, and what is new. */
export function ComingCard() {
  const t = useTranslations('dashboard.coming')
  const format = useFormatter()
  const events = useSide(upcomingQuery())
  const news = useSide(newestQuery())
  const [event] = events.data?.events ?? []
  const [item] = news.data?.news ?? []
  const isAwaited = events.isAwaited || news.isAwaited
  return (
    <HomeCard id="coming" title={t('title')}>
      {isAwaited ? (
        <TextSkeleton lines={3} />
      ) : (
        <>
          <SideFailed of={events} line={t('eventsFailed')} />
          <SideFailed of={news} line={t('newsFailed')} />
          {event ? (
            <p className={classes.event}>
              <NameLink
                to="/startup-lab-events/$startupLabEventId"
                params={{ startupLabEventId: event._id }}
                lang={event.language}
              >
                {event.title}
              </NameLink>
              <When event={event} />
            </p>
          ) : (
            events.data && <Text>{t('noEvent')}</Text>
          )}
          {item && (
            <p className={classes.news}>
              <span>
                {item.isUnread
                  ? t('unread')
                  : t('read', {
                      date: format.dateTime(new Date(item.publishedAt), { month: 'short', day: 'numeric' }),
                    })}
              </span>{' '}
              <NameLink to="/news" lang={item.language}>
                {item.title}
              </NameLink>
            </p>
          )}
        </>
      )}
    </HomeCard>
  )
}
