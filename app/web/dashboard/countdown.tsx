import { useTranslations } from 'use-intl'
import { useDay } from '#platform/ui/moment.ts'
import { daysBetween } from '#platform/web/budapest-time.ts'
import classes from './home-stage.module.css'

/** How far away the start is; the server's clock says whether it has come. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const t = useTranslations('dashboard.countdown')
  const day = useDay()
  const count = Math.max(0, daysBetween(new Date(), new Date(startsAt)))
  return (
    <p className={classes.countdown}>
      <strong>{t('left', { count })}</strong> <span>{t('start', { date: day(startsAt) })}</span>
    </p>
  )
}
