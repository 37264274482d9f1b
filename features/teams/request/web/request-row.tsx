import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { NameLink } from '#platform/ui/links.tsx'
import { useShortDay, useShortMoment } from '#platform/ui/moment.ts'
import { Tag } from '#platform/ui/tag.tsx'
import { written } from '#platform/ui/written.tsx'
import type { OwnRequest } from '../requests-calls.ts'
import { Ending } from './ending.tsx'
import classes from './requests.module.css'
import { timeLeft } from './time-left.ts'

/** What it is, with the way to it, and what comes next, or how it ended. */
export function RequestRow({ request }: { request: OwnRequest }) {
  const t = useTranslations('request')
  const { kind, direction, otherName, _project, page, status } = request
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <NameLink to={page}>
          {t.rich(`named.${kind}.${direction}`, { other: otherName, project: _project.name, written })}
        </NameLink>
        {status === 'PENDING' ? <Next request={request} /> : <Ending request={request} />}
      </div>
      {status === 'PENDING' && <TimeLeft request={request} />}
    </li>
  )
}

function Next({ request: { direction, seenAt } }: { request: OwnRequest }) {
  const t = useTranslations('request.next')
  const day = useShortDay()
  if (direction === 'RECEIVED') return <Tag kind="open">{t('received')}</Tag>
  const seen = seenAt && day(seenAt)
  return (
    <Text size="sm" c="dimmed">
      {seen ? t('seen', { date: seen }) : t('unseen')}
    </Text>
  )
}

/** A small line that grows shorter; how long is said beside it. */
function TimeLeft({ request }: { request: OwnRequest }) {
  const t = useTranslations('request.left')
  const moment = useShortMoment()
  const { unit, count, share, isShort } = timeLeft(request, Date.now())
  const until = moment(request.answerBy)
  return (
    <div className={classes.left} data-short={isShort || undefined}>
      <span className={classes.bar} style={{ '--share': share }} aria-hidden="true" />
      <span className={classes.when}>
        <strong>{t(unit, { count })}</strong>
        <Text span inherit c="dimmed">
          {t('until', { until })}
        </Text>
      </span>
    </div>
  )
}
