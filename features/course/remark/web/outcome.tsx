import { useTranslations } from 'use-intl'
import { useDay } from '#platform/ui/moment.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { RemarkOutcome } from '../states.ts'
import classes from './outcome.module.css'

/** What has become of a suggestion or a report: the office's answer, or how far it is. */
export function Outcome({ outcome: { status, answer, answeredAt } }: { outcome: RemarkOutcome }) {
  const t = useTranslations('remark')
  const day = useDay()
  if (!answer || !answeredAt)
    return <p className={classes.state}>{t(status === 'DONE' ? 'done' : 'waiting')}</p>
  return (
    <div className={classes.answer}>
      <p className={classes.state}>{t('answered', { date: day(answeredAt) })}</p>
      <p className={classes.words} {...WRITTEN}>
        {answer}
      </p>
    </div>
  )
}
