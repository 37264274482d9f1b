import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './test-banner.module.css'

/** Over everything while `TEST_WARNING` is on (spec 3): nobody takes a trial for the real platform. */
export function TestBanner() {
  const t = useTranslations('ui')
  const { context } = useStore(session)
  if (context?.TEST_WARNING !== 'enabled') return null
  return (
    <section className={classes.banner} aria-label={t('notice')}>
      {t('testEnvironment')}
    </section>
  )
}
