import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type DeadLink, OpenLink } from '../auth/open-link.tsx'
import { ResultPage } from '../ui/result-page.tsx'
import { VerifyEmailSuccessPage } from './verify-email-page.tsx'

/** What the verification mail opens; a dead link leads to a new mail, or to sign-in when the address is verified. */
export function VerifyLinkPage() {
  const { accessToken = '' } = useParams({ strict: false })
  return (
    <OpenLink
      purpose="verify-email"
      accessToken={accessToken}
      dead={(state) => <DeadVerification state={state} />}
    >
      <VerifyEmailSuccessPage />
    </OpenLink>
  )
}

function DeadVerification({ state }: { state: DeadLink }) {
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
