import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Attempt } from '../calls.ts'
import classes from './status.module.css'

interface Props {
  attempt: Pick<Attempt, 'startedAt' | 'endsAt'>
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
  onOver: () => void
}

const WARN_SECONDS = { five: 300, one: 60 }
/** Shorter than a second, so that no second is skipped. */
const TICK_MS = 500

/** Whole seconds until the end by the server's clock; never below zero. */
const secondsLeft = (endsAt: string, aheadMs: number) =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now() - aheadMs) / 1000))

/** The time left; says, aloud too, that five minutes and one minute are left. */
export function TimeLeft({ attempt: { startedAt, endsAt }, aheadMs, onOver }: Props) {
  const t = useTranslations('exam.time')
  // No five-minute warning in exams of five minutes or less.
  const isLong = Date.parse(endsAt) - Date.parse(startedAt) > WARN_SECONDS.five * 1000
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, aheadMs))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(endsAt, aheadMs)), TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, aheadMs])
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
        <span translate="no">{clock(seconds)}</span>
      </span>
      <span role="status" className={classes.warning}>
        {seconds <= WARN_SECONDS.one
          ? t('oneMinute')
          : isLong && seconds <= WARN_SECONDS.five && t('fiveMinutes')}
      </span>
    </>
  )
}

function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
