import { useFormatter, useTranslations } from 'use-intl'
import classes from './team.module.css'

const DAY_MS = 86_400_000

/** Until when something waits for its answer, and how many days that is. */
export function Clock({ answerBy }: { answerBy: string }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const until = new Date(answerBy)
  const days = Math.max(0, Math.floor((until.getTime() - Date.now()) / DAY_MS))
  const date = format.dateTime(until, { month: 'long', day: 'numeric', hour: 'numeric', minute: 'numeric' })
  return (
    <span className={classes.clock} data-soon={days < 2 || undefined}>
      {t('answerBy', { date })} · {t('expires', { days })}
    </span>
  )
}
