import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import { Clock, useTimeLeft } from '#course/exam/web/clock.tsx'
import { askAgain } from '#platform/web/query.ts'
import { serverAheadMs } from '#platform/web/server-clock.ts'
import classes from './home-stage.module.css'

/** It ends an attempt within about a minute. */
const ASK_MS = 30_000
/** From here on each second is shown: before, a clock of minutes would be read as the time of day that follows. */
const MINUTE = 60

/** How long the exam still runs; nothing of it is said aloud by itself, and the server is asked only once it is over. */
export default function ExamTime({ endsAt }: { endsAt: string }) {
  const t = useTranslations('dashboard.step')
  const format = useFormatter()
  const seconds = useTimeLeft(endsAt, serverAheadMs())
  const isOver = seconds === 0
  useEffect(() => {
    if (!isOver) return
    void askAgain(course.progress)
    const timer = setInterval(() => askAgain(course.progress), ASK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <>
      <span role="timer" aria-label={t('left')} className={classes.time}>
        <span aria-hidden="true">{t('left')}</span>{' '}
        {seconds < MINUTE ? (
          <Clock seconds={seconds} />
        ) : (
          <strong>{t('minutes', { count: Math.ceil(seconds / MINUTE) })}</strong>
        )}
      </span>
      {isOver
        ? t('overText')
        : t('continueText', { time: format.dateTime(new Date(endsAt), { timeStyle: 'short' }) })}
    </>
  )
}
