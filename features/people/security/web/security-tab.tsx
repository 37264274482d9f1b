import { useTranslations } from 'use-intl'
import { Notice } from '#platform/ui/notice.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { SecondFactor } from './second-factor.tsx'
import classes from './security.module.css'
import { Sessions } from './sessions.tsx'

/** How one's account is guarded: where it is signed in, and for staff the second step of signing in. */
export default function SecurityTab() {
  const t = useTranslations('security')
  const { user } = useStore(session)
  if (!user) return null
  const isStaff = user.role === 'OFFICE' || user.role === 'UNIVERSITY'
  return (
    <div className={classes.parts}>
      {user.mustSetUpSecondFactor && <Notice kind="note">{t('mustSetUp')}</Notice>}
      {isStaff && <SecondFactor />}
      {!user.mustSetUpSecondFactor && <Sessions />}
    </div>
  )
}
