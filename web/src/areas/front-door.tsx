import { StrictMode } from 'react'
import { LoginPage } from '../auth/login-page.tsx'
import { needTexts } from '../plumbing/texts.tsx'
import { Frame } from '../ui/frame.tsx'
import { GuestFrame } from './guest-frame.tsx'
import { guestTexts } from './texts.ts'

/** Sign-in without the router; every way out of it is a plain link. */
export async function ready() {
  await needTexts(guestTexts)
  return (
    <StrictMode>
      <Frame>
        <GuestFrame>
          <LoginPage />
        </GuestFrame>
      </Frame>
    </StrictMode>
  )
}
