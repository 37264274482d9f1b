import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Attempt } from '../calls.ts'
import { Clock, useTimeLeft } from './clock.tsx'
import classes from './status.module.css'

interface Props {
  attempt: Pick<Attempt, 'startedAt' | 'endsAt'>
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
  onOver: () => void
}

const WARN_SECONDS = { five: 300, one: 60 }

/** The time left; says, aloud too, that five minutes and one minute are left. */
export function TimeLeft({ attempt: { startedAt, endsAt }, aheadMs, onOver }: Props) {
  const t = useTranslations('exam.time')
  // No five-minute warning in exams of five minutes or less.
  const isLong = Date.parse(endsAt) - Date.parse(startedAt) > WARN_SECONDS.five * 1000
  const seconds = useTimeLeft(endsAt, aheadMs)
  const isOver = seconds === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once, whatever is done about it
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <>
      <span
        className={classes.time}
        role="timer"
        aria-label={t('left')}
        data-short={seconds <= WARN_SECONDS.one}
      >
        <span className={classes.timeLabel} aria-hidden="true">
          {t('left')}
        </span>
        <Clock seconds={seconds} />
      </span>
      <span role="status" className={classes.warning}>
        {seconds <= WARN_SECONDS.one
          ? t('oneMinute')
          : isLong && seconds <= WARN_SECONDS.five && t('fiveMinutes')}
      </span>
    </>
  )
}
