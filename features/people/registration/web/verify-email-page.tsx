import { Stack, Text, Title } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { diedMeanwhile } from '#people/auth/web/open-link.tsx'
import { Email } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { HINT_BELOW, useRefusalText } from '#platform/ui/field.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { ResultPage } from '#platform/ui/result-page.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { readStored, store } from '#platform/web/stored.ts'
import { registration } from '../calls.ts'
import { VerifyEmail, type Waiting } from '../shapes.ts'
import { AddressProof } from './address-proof.tsx'
import { forgetRegistered, registeredAddress } from './kept-registration.ts'
import classes from './waiting.module.css'

const WAITING = 'rajt.waiting'
const Resend = z.strictObject({ email: Email })

/** Where a registrant asks for the verification mail again. */
export function VerifyEmailPage() {
  const t = useTranslations('registration.verify')
  const ta = useTranslations('auth')
  const [sent, setSent] = useState(false)
  const { field, submit, busy } = useCallForm({
    call: registration.resendVerification,
    schema: Resend,
    defaults: { email: registeredAddress() ?? '' },
    done: () => setSent(true),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('title')}</Title>
        <Text>{t('text')}</Text>
        <div role="status">{sent && <Notice kind="done">{t('sent')}</Notice>}</div>
        <TextInput label={ta('email')} type="email" autoComplete="email" {...field('email')} />
        <ActButton type="submit" busy={busy}>
          {t('resend')}
        </ActButton>
      </Stack>
    </form>
  )
}

/** Opening the mailed link changes nothing: the button does (decision A4). A taken username asks for another one. */
export function VerifyEmailSuccessPage() {
  const t = useTranslations('registration')
  const refusalText = useRefusalText()
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  const { field, submit, busy, asksUsername, contact } = useVerification(accessToken, (waiting) => {
    store(sessionStorage, WAITING, waiting)
    forgetRegistered()
    return navigate({ to: '/auth/registration-confirm', replace: true })
  })
  const wrong = (
    <>
      {t('verify.wrongPassword')}{' '}
      <LinkAnchor to="/auth/register" inherit>
        {t('verify.registerAgain')}
      </LinkAnchor>
    </>
  )
  return (
    <AddressProof
      opened={registration.verifying}
      accessToken={accessToken}
      title={t('verify.confirmTitle')}
      text={t('verify.confirmText')}
      password={field('password', { 'registration-password-wrong': wrong })}
      busy={busy}
      onSubmit={submit}
      submit={t('verify.confirm')}
    >
      {contact && <Notice kind="problem">{t('proof.neptunNotAccepted', { contact })}</Notice>}
      {asksUsername && (
        <TextInput
          label={t('proof.otherUsername')}
          description={t('hints.username')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="username"
          autoFocus
          {...field('username', { 'username-taken': refusalText({ rule: 'taken' }) })}
        />
      )}
    </AddressProof>
  )
}

function useVerification(accessToken: string, done: (waiting: Waiting) => Promise<void>) {
  const [asksUsername, setAsksUsername] = useState(false)
  /** Whom to ask about a Neptun code that was not accepted. */
  const [contact, setContact] = useState<string | null>(null)
  const form = useCallForm({
    call: registration.verifyEmail,
    schema: VerifyEmail,
    defaults: { password: '' } as z.infer<typeof VerifyEmail>,
    params: { accessToken },
    onField: { 'registration-password-wrong': 'password', 'username-taken': 'username' },
    done,
    failed: (failure) => {
      const isNeptun = isFailure(failure, 'neptun-not-accepted')
      setContact(isNeptun ? String(failure.detail.contact) : null)
      if (isFailure(failure, 'username-taken')) setAsksUsername(true)
      return isNeptun || diedMeanwhile(failure)
    },
  })
  return { ...form, asksUsername, contact }
}

/** The wait page: what is waited for, since when, and how long it usually takes (decision A2). */
export function RegistrationConfirmPage() {
  const t = useTranslations('registration.waiting')
  const day = useDay()
  const waiting = readStored<Waiting>(sessionStorage, WAITING)
  const since = waiting && new Date(waiting.since)
  return (
    <ResultPage heading={t('title')} next={{ to: '/auth/login', label: t('toLogin') }}>
      <ol className={classes.steps}>
        <li data-state="done">{t('registered')}</li>
        <li data-state="done">{t('verified')}</li>
        <li data-state="now" aria-current="step">
          {t('waiting')}
          {since && <small>{t('since', { date: day(since) })}</small>}
        </li>
        <li>{t('start')}</li>
      </ol>
      <p>{t('usual')}</p>
      {waiting?.medianDays != null && <p>{t('median', { days: Math.max(1, waiting.medianDays) })}</p>}
      <p>{t('mail')}</p>
    </ResultPage>
  )
}
