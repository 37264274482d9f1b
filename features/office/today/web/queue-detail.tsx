import { useTranslations } from 'use-intl'
import { written } from '#platform/ui/written.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import type { Promised, Queue } from '../calls.ts'
import classes from './today.module.css'

/** What is worth knowing of a queue before one begins with it. */
export function QueueDetail({ queue: { oldest, promised, sameQuestion, file } }: { queue: Queue }) {
  const t = useTranslations('today-staff')
  // A colleague's clock may be ahead of this one.
  const days = Math.max(0, daysBetween(new Date(oldest), new Date()))
  if (sameQuestion)
    return t.rich('sameQuestion', { count: sameQuestion.reports, prompt: sameQuestion.prompt, written })
  if (file) return t.rich('file', { name: file.name, count: file.invited, faulty: file.faulty, written })
  // Most are of today, which is nothing to be told.
  if (!promised) return days > 0 && t('oldest', { count: days })
  return (
    <>
      {t('oldestOfPromise', { count: days, days: promised.days })} <Crossing promised={promised} />
    </>
  )
}

/** Who is over the promise, and who will be by the end of tomorrow. */
function Crossing({ promised: { over, soon } }: { promised: Promised }) {
  const t = useTranslations('today-staff')
  return (
    <>
      {over > 0 && <strong className={classes.over}>{t('over', { count: over })}</strong>}
      {over > 0 && soon > 0 && ' '}
      {soon > 0 && <strong>{t('soon', { count: soon })}</strong>}
    </>
  )
}
