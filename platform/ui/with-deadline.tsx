import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { daysBetween } from '#platform/web/budapest-time.ts'
import { useMoment } from './moment.ts'
import { WithCard } from './with-card.tsx'
import classes from './with-deadline.module.css'

interface Props {
  /** What ends, in words. */
  name: string
  /** An instant. */
  until: string
  /** Below it: what else is good to know before something is handed in. */
  facts?: ReactNode
  children: ReactNode
}

/** What is handed in, and until when. */
export function WithDeadline({ name, until, facts, children }: Props) {
  const t = useTranslations('ui')
  const moment = useMoment()
  const id = useId()
  const days = daysBetween(new Date(), new Date(until))
  return (
    <WithCard
      aria-labelledby={id}
      card={
        <div className={classes.deadline}>
          <p id={id} className={classes.name}>
            {name}
          </p>
          <p className={classes.moment}>
            <time dateTime={until}>{moment(until)}</time>
          </p>
          {days >= 0 && <p className={classes.name}>{t('daysLeft', { count: days })}</p>}
          {facts}
        </div>
      }
    >
      {children}
    </WithCard>
  )
}
