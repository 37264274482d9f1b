import { useTranslations } from 'use-intl'
import classes from './bar.module.css'

/** Tells a student that they take no part in this semester, and what stays theirs (decision X10). */
export function FormerBar() {
  const t = useTranslations('areas.former')
  return (
    <aside className={classes.bar} aria-label={t('label')}>
      <p>{t('text')}</p>
    </aside>
  )
}
