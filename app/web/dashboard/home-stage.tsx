import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { type LineStop, StageLine } from '#platform/ui/stage-line.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './home-stage.module.css'
import { shareOf } from './pace.ts'

interface Props {
  /** Null where its dates are not known: then nothing is said of them. */
  semester: Pick<Progress, 'startsAt' | 'endsAt' | 'phase'> | null
  heading: string
  /** Below the heading. */
  lead: ReactNode
  stops: readonly LineStop[]
  /** The one next step. */
  step: ReactNode
}

/** The first screen of students and mentors: where they are on the line, and the one next step, which hangs from its stop (look, Home). */
export function HomeStage({ semester, heading, lead, stops, step }: Props) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const { user } = useStore(session)
  const now = new Date()
  const dayOf = (date: Date) => format.dateTime(date, { month: 'short', day: 'numeric' })
  const running = semester?.phase === 'running' ? semester : null
  return (
    <section className={classes.stage} data-stage aria-labelledby="home">
      <Text className={classes.hello}>{t('hello', { name: user?.firstname ?? '' })}</Text>
      <Title order={1} id="home" className={classes.heading}>
        {heading}
      </Title>
      {lead && <div className={classes.lead}>{lead}</div>}
      {stops.length > 0 && (
        <StageLine
          name={t('track.name')}
          stops={stops}
          today={running && { share: shareOf(running, now), words: t('track.today', { date: dayOf(now) }) }}
          flag={
            semester && (
              <>
                {dayOf(new Date(semester.endsAt))}
                {running && (
                  <small>{t('deadline.left', { count: daysBetween(now, new Date(running.endsAt)) })}</small>
                )}
              </>
            )
          }
        />
      )}
      {step}
    </section>
  )
}
