import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './bar.module.css'

/** Tells a student that they take no part in this semester, what stays theirs, and whom to write to (decisions X10, Y3). */
export function FormerBar() {
  const t = useTranslations('app.former')
  const { context } = useStore(session)
  return (
    <aside className={classes.bar} aria-label={t('label')}>
      <p>{t('text', { key: context?.CURRENT_ONBOARD_KEY ?? '', contact: context?.CONTACT_EMAIL ?? '' })}</p>
    </aside>
  )
}
