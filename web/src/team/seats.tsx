import { TEAM_SIZE } from '@rajt/contract/project'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import classes from './team.module.css'

const seats = Array.from({ length: TEAM_SIZE }, (_, n) => n)

/** The three seats of a team as a picture, with the same in words. */
export function Seats({ free }: { free: number }) {
  const t = useTranslations('team')
  const taken = TEAM_SIZE - free
  return (
    <div className={classes.seats}>
      <span className={classes.seatRow} aria-hidden="true">
        {seats.map((n) => (
          <span key={n} className={classes.seat} data-free={n >= taken || undefined}>
            {n < taken && <UserRound size={20} />}
          </span>
        ))}
      </span>
      <strong>{t('seats', { free })}</strong>
    </div>
  )
}
