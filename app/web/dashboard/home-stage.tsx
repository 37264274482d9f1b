import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Progress } from '#course/course/calls.ts'
import { type LineStop, StageLine } from '#platform/ui/stage-line.tsx'
import { WAY, wayThrough } from '#platform/ui/way.ts'
import { daysBetween } from '#platform/web/budapest-time.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './home-stage.module.css'
import type { NextStep } from './next-step.ts'
import { shareOf } from './pace.ts'
import { StepCard } from './step-card.tsx'

interface Props {
  progress: Progress
  heading: string
  /** Below the heading. */
  lead: ReactNode
  stops: readonly LineStop[]
  step: NextStep
}

/** Percent of the line's width. */
const placeOf = (stop: number, count: number) =>
  ((wayThrough(count).places[stop]?.[0] ?? 0) * 100) / WAY.width

/** The first screen of a student: where they are on the line, and the one next step, which hangs from its stop (look, Home). */
export function HomeStage({ progress, heading, lead, stops, step }: Props) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const { user } = useStore(session)
  const here = stops.findIndex(({ isHere }) => isHere)
  const isRunning = progress.phase === 'running'
  const now = new Date()
  const end = new Date(progress.endsAt)
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
          today={
            isRunning
              ? {
                  share: shareOf(progress, now),
                  words: t('track.today', { date: format.dateTime(now, { month: 'short', day: 'numeric' }) }),
                }
              : null
          }
          flag={
            <>
              {format.dateTime(end, { month: 'short', day: 'numeric' })}
              {isRunning && <small>{t('deadline.left', { count: daysBetween(now, end) })}</small>}
            </>
          }
        />
      )}
      <StepCard step={step} progress={progress} at={here < 0 ? null : placeOf(here, stops.length)} />
    </section>
  )
}
