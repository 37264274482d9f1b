import { StrictMode } from 'react'
import { useTranslations } from 'use-intl'
import { LoginPage } from '#people/auth/web/login-page.tsx'
import { Frame } from '#platform/ui/frame.tsx'
import { PageTitle } from '#platform/ui/title.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { takeFirstAnswer } from '#platform/web/first-answers.ts'
import { session } from '#platform/web/session.ts'
import { textsReady } from '#platform/web/texts.tsx'
import { type Context, programme } from '#programme/programme/calls.ts'
import { GuestFrame } from './guest-frame.tsx'

/** Sign-in without the router; every way out of it is a plain link. */
export async function ready() {
  void knowProgramme()
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

/** Sign-in waits for nothing: without the context its page says less, and the sign-in's answer brings it. */
async function knowProgramme() {
  const answer = await takeFirstAnswer(callAddress(programme.context, {}), null)
  const context = (await answer?.json()) as Context | undefined
  if (context && !session.get().context) session.set({ ...session.get(), context })
}

const Title = () => <PageTitle title={useTranslations('auth.login')('title')} />
