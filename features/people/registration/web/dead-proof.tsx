import { useTranslations } from 'use-intl'
import type { DeadLink } from '#people/auth/web/open-link.tsx'
import { ResultPage } from '#platform/ui/result-page.tsx'

/** A dead link of a verification mail leads to a new mail, or to sign-in when the address is verified. */
export function DeadVerification({ state }: { state: DeadLink }) {
  const t = useTranslations('registration')
  if (state === 'used')
    return (
      <ResultPage heading={t('dead.usedTitle')} next={{ to: '/auth/login', label: t('toLogin') }}>
        {t('dead.used')}
      </ResultPage>
    )
  return (
    <ResultPage heading={t('failed.title')} next={{ to: '/auth/verify-email', label: t('dead.resend') }}>
      {t(state === 'expired' ? 'dead.expired' : 'dead.unknown')}
    </ResultPage>
  )
}

/** A dead link for another address: the account is there, and is signed in to as it was before. */
export function DeadChange({ state }: { state: DeadLink }) {
  const t = useTranslations('registration')
  return (
    <ResultPage
      heading={t(state === 'used' ? 'dead.usedTitle' : 'failed.title')}
      next={{ to: '/auth/login', label: t('toLogin') }}
    >
      {t(`change.dead.${state}`)}
    </ResultPage>
  )
}
