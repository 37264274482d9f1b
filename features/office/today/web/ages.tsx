import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Promised } from '../calls.ts'
import classes from './today.module.css'

/** How many are how old, day by day up to the promise and over it: a picture of what the sentence beside it says. */
export function Ages({ promised: { ages, days } }: { promised: Promised }) {
  const t = useTranslations('today-staff')
  const most = Math.max(1, ...ages)
  return (
    <span className={classes.ages} aria-hidden="true">
      <span className={classes.bars}>
        {ages.map((count, age) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is told by its place
            key={age}
            data-count={count > 0 || undefined}
            data-late={age > days || undefined}
            style={{ '--share': count / most } as CSSProperties}
          />
        ))}
      </span>
      <span className={classes.axis}>
        <span>{t('sinceToday')}</span>
        <span>{t('daysOld', { days: days + 1 })}</span>
      </span>
    </span>
  )
}
