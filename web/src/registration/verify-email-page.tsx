import { Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Email } from '@rajt/contract/parts'
import { registration, type VerifyEmail, type Waiting } from '@rajt/contract/registration'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { send } from '../plumbing/api.ts'
import { useCallForm } from '../plumbing/form.ts'
import { keep, readKept } from '../plumbing/kept.ts'
import { paths } from '../plumbing/paths.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFieldError } from '../ui/field.ts'
import { LinkAnchor } from '../ui/links.tsx'
import { Notice } from '../ui/notice.tsx'
import { ResultPage } from '../ui/result-page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { AddressProof } from './address-proof.tsx'
import classes from './waiting.module.css'

const WAITING = 'rajt.waiting'
const Resend = z.strictObject({ email: Email })

/** Where a registrant asks for the verification mail again. */
export function VerifyEmailPage() {
  const t = useTranslations('registration.verify')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const tellFailure = useTellFailure()
  const [sent, setSent] = useState(false)
  const defaults = { email: readKept<string>(sessionStorage, 'rajt.registered') ?? '' }
  const { form } = useCallForm({ schema: Resend, defaults })
  useDocumentTitle(`${t('title')} · Rajt`)
  const submit = form.handleSubmit((body) =>
    send(registration.resendVerification, { body }).then(() => setSent(true), tellFailure),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('title')}</Title>
        <Text>{t('text')}</Text>
        <div role="status">{sent && <Notice kind="done">{t('sent')}</Notice>}</div>
        <TextInput
          label={ta('email')}
          type="email"
          autoComplete="email"
          error={fieldError(form.formState.errors.email)}
          {...form.register('email')}
        />
        <ActButton type="submit" busy={form.formState.isSubmitting}>
          {t('resend')}
        </ActButton>
      </Stack>
    </form>
  )
}

/** Opening the mailed link changes nothing: the button does (decision A4). */
export function VerifyEmailSuccessPage() {
  const t = useTranslations('registration.verify')
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  const confirm = async (body: z.infer<typeof VerifyEmail>) => {
    keep(sessionStorage, WAITING, await send(registration.verifyEmail, { params: { accessToken }, body }))
    await navigate({ to: paths.registrationConfirm, replace: true })
  }
  return (
    <AddressProof
      call={registration.verifying}
      accessToken={accessToken}
      title={t('confirmTitle')}
      text={t('confirmText')}
      wrongPassword={
        <>
          {t('wrongPassword')}{' '}
          <LinkAnchor to={paths.register} inherit>
            {t('registerAgain')}
          </LinkAnchor>
        </>
      }
      submit={t('confirm')}
      send={confirm}
    />
  )
}

/** The wait page: what is waited for, since when, and how long it usually takes (decision A2). */
export function RegistrationConfirmPage() {
  const t = useTranslations('registration.waiting')
  const format = useFormatter()
  const waiting = readKept<Waiting>(sessionStorage, WAITING)
  const since = waiting && new Date(waiting.since)
  return (
    <ResultPage heading={t('title')} next={{ to: paths.login, label: t('toLogin') }}>
      <ol className={classes.steps}>
        <li data-state="done">{t('registered')}</li>
        <li data-state="done">{t('verified')}</li>
        <li data-state="now" aria-current="step">
          {t('waiting')}
          {since && <small>{t('since', { date: format.dateTime(since, { dateStyle: 'long' }) })}</small>}
        </li>
        <li>{t('start')}</li>
      </ol>
      <p>{t('usual')}</p>
      {waiting?.medianDays != null && <p>{t('median', { days: waiting.medianDays })}</p>}
      <p>{t('mail')}</p>
    </ResultPage>
  )
}
