import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useShortMoment, whole } from '#platform/ui/moment.ts'
import classes from './answering.module.css'

const DAY_MS = 86_400_000

/** Until when something waits for its answer, and how many days that is. */
export function Clock({ answerBy }: { answerBy: string }) {
  const t = useTranslations('request.clock')
  const moment = useShortMoment()
  const days = Math.max(0, Math.floor((new Date(answerBy).getTime() - Date.now()) / DAY_MS))
  const date = moment(answerBy)
  return (
    <span className={classes.clock} data-soon={days < 2 || undefined}>
      <Dotted parts={[t('answerBy', { date: whole(date) }), whole(t('expires', { days }))]} />
    </span>
  )
}
