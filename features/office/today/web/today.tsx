import { Skeleton, Text, Title } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import { toBudapest } from '#platform/web/budapest-time.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { Queue } from '../calls.ts'
import { Ages } from './ages.tsx'
import { queuesQuery } from './calls.ts'
import { effortOf } from './effort.ts'
import { Others } from './others.tsx'
import { QueueDetail } from './queue-detail.tsx'
import { QueueWay } from './queue-way.tsx'
import classes from './today.module.css'

/** What waits for the signed-in staff, queue by queue; once nothing does, that they are done for today. */
export function Today() {
  const t = useTranslations('today-staff')
  const side = useSide(queuesQuery())
  const { data } = side
  return (
    <section className={classes.today}>
      <Greeting />
      {data && <Queues queues={data.queues} />}
      {!data && side.failure && (
        <>
          <Title order={1}>{t('title')}</Title>
          <SideFailed of={side} name={t('name')} />
        </>
      )}
      {!data && !side.failure && <TodayWaiting />}
      {!side.isAwaited && <Others />}
    </section>
  )
}

/** What is more than counted is said in round numbers. */
const HUNDRED = 100

const NIGHT_ENDS = 4
const MORNING_ENDS = 10
const DAY_ENDS = 18

function Greeting() {
  const t = useTranslations('today-staff.greeting')
  const { user } = useStore(session)
  const hour = new Date(`${toBudapest(new Date().toISOString())}Z`).getUTCHours()
  const time = timeOf(hour)
  return <p className={classes.greeting}>{t(time, { name: user?.firstname ?? '' })}</p>
}

function timeOf(hour: number) {
  if (hour < NIGHT_ENDS || hour >= DAY_ENDS) return 'evening'
  return hour < MORNING_ENDS ? 'morning' : 'day'
}

function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useTranslations('today-staff')
  const format = useFormatter()
  if (queues.length === 0)
    return (
      <>
        <Title order={1}>{t('done.title')}</Title>
        <EmptyState line="done">
          <Text>{t('done.words')}</Text>
        </EmptyState>
      </>
    )
  const { unit, amount } = effortOf(queues)
  const waiting = queues.reduce((sum, one) => sum + one.waiting, 0)
  const isMore = queues.some((one) => one.isMore)
  const count = isMore ? waiting - (waiting % HUNDRED) : waiting
  return (
    <>
      <Title order={1}>
        {t('waits', { count, isMore: String(isMore), time: t(unit, { count: amount }) })}
      </Title>
      <ul className={classes.queues} data-more={isMore || undefined}>
        {queues.map((queue, place) => (
          <li key={queue.kind} data-queue={queue.kind}>
            <h2 className={classes.head}>
              <span className={classes.number}>
                {queue.isMore ? t('more', { count: queue.waiting }) : format.number(queue.waiting)}
              </span>{' '}
              <span>{t(`queues.${queue.kind}`, { count: queue.waiting })}</span>
            </h2>
            <p className={classes.detail}>
              <QueueDetail queue={queue} />
            </p>
            {queue.promised && <Ages promised={queue.promised} />}
            <div className={classes.way}>
              <QueueWay queue={queue} isFirst={place === 0} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const TodayWaiting = () => (
  <Waiting>
    <Skeleton className={classes.titleWaiting} />
    <Skeleton className={classes.queuesWaiting} radius={14} />
  </Waiting>
)
