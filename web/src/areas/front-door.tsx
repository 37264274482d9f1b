import { StrictMode } from 'react'
import { useTranslations } from 'use-intl'
import { LoginPage } from '../auth/login-page.tsx'
import { textsReady } from '../plumbing/texts.tsx'
import { Frame } from '../ui/frame.tsx'
import { PageTitle } from '../ui/title.tsx'
import { GuestFrame } from './guest-frame.tsx'

/** Sign-in without the router; every way out of it is a plain link. */
export async function ready() {
  await textsReady()
  return (
    <StrictMode>
      <Frame>
        <GuestFrame>
          <Title />
          <LoginPage />
        </GuestFrame>
      </Frame>
    </StrictMode>
  )
}

const Title = () => <PageTitle title={useTranslations('auth.login')('title')} />
