import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { newestQuery } from '#announcements/news/web/home-news.tsx'
import { upcomingQuery } from '#announcements/startup-lab/web/home-events.tsx'
import { When } from '#announcements/startup-lab/web/when.tsx'
import type { Module, Progress } from '#course/course/calls.ts'
import { Grade } from '#course/grade/web/grade.tsx'
import { studentsQuery } from '#office/statistics/web/calls.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import classes from './home-cards.module.css'
import { placeOf } from './place.ts'

interface Props {
  modules: readonly Module[]
  progress: Progress
}

/** What a student wants to know beside the next step: the grade, the place among the others, what comes next. */
export function HomeCards({ modules, progress }: Props) {
  return (
    <div className={classes.cards}>
      <Grade modules={modules} progress={progress} />
      <PlaceCard />
      <ComingCard />
    </div>
  )
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}

function PlaceCard() {
  const t = useTranslations('dashboard.place')
  const side = useSide(studentsQuery())
  const { data } = side
  const place = data && placeOf(data)
  const all = (
    <LinkAnchor to="/rankings" data-own-line>
      {t('all')}
    </LinkAnchor>
  )
  return (
    <Card id="place" title={t('title')}>
      <SideFailed of={side} name={t('title')} />
      {side.isAwaited && <TextSkeleton lines={2} />}
      {data && (
        <>
          <p className={classes.figure}>
            <strong>{place ? t('rank', { rank: place.rank }) : '–'}</strong>{' '}
            <span>{place ? t('of', { count: data.ranked }) : t('none')}</span>
          </p>
          <Text size="sm">
            {place?.next && (
              <span className={classes.beside}>
                {t('next', { points: place.next.points, name: place.next.name ?? t('somebody') })}{' '}
              </span>
            )}
            {all}
          </Text>
        </>
      )}
    </Card>
  )
}

/** The next event, and what is new. */
function ComingCard() {
  const t = useTranslations('dashboard.coming')
  const format = useFormatter()
  const events = useSide(upcomingQuery())
  const news = useSide(newestQuery())
  const [event] = events.data?.events ?? []
  const [item] = news.data?.news ?? []
  const isAwaited = events.isAwaited || news.isAwaited
  return (
    <Card id="coming" title={t('title')}>
      <SideFailed of={events} name={t('events')} />
      <SideFailed of={news} name={t('news')} />
      {isAwaited ? (
        <TextSkeleton lines={3} />
      ) : (
        <>
          {event ? (
            <p className={classes.event}>
              <LinkAnchor
                to="/startup-lab-events/$startupLabEventId"
                params={{ startupLabEventId: event._id }}
                lang={event.language}
                data-own-line
              >
                {event.title}
              </LinkAnchor>
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
                  : format.dateTime(new Date(item.publishedAt), { month: 'short', day: 'numeric' })}
              </span>{' '}
              <LinkAnchor to="/news" lang={item.language}>
                {item.title}
              </LinkAnchor>
            </p>
          )}
        </>
      )}
    </Card>
  )
}
