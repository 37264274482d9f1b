import { useParams } from '@tanstack/react-router'
import { OpenLink } from '#people/auth/web/open-link.tsx'
import { DeadVerification } from './dead-proof.tsx'
import { VerifyEmailSuccessPage } from './verify-email-page.tsx'

/** What the verification mail opens. */
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
