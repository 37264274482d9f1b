import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { Answer } from '@rajt/contract/call'
import { Password } from '@rajt/contract/parts'
import { RegisterInvited, registration } from '@rajt/contract/registration'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { NewPasswordInput } from '../auth/password-rules.tsx'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { paths } from '../plumbing/paths.ts'
import { useFieldError } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { ResultPage } from '../ui/result-page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'

type Invited = Answer<typeof registration.invited>

/** Invited people who still choose username, address and password (decision A3). */
export function RegisterInvitedPage() {
  const { accessToken, invited } = useInvited()
  const navigate = useNavigate()
  useEffect(() => {
    if (invited?.needs === 'password')
      navigate({ to: paths.setupPassword, params: { accessToken }, replace: true })
  }, [invited, navigate, accessToken])
  return invited?.needs === 'account' ? <AccountForm accessToken={accessToken} invited={invited} /> : null
}

/** Invited people whose account data are known choose a password only. */
export function SetupPasswordPage() {
  const { accessToken, invited } = useInvited()
  return invited ? <PasswordForm accessToken={accessToken} invited={invited} /> : null
}

export function RegisterFailedPage() {
  const t = useTranslations('registration')
  return (
    <ResultPage heading={t('failed.title')} next={{ to: paths.login, label: t('toLogin') }}>
      {t('failed.text')}
    </ResultPage>
  )
}

/** Whom the link is for; a link that is no longer valid leads to the failed page (spec 8). */
function useInvited() {
  const { accessToken = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const [invited, setInvited] = useState<Invited | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link
  useEffect(() => {
    send(registration.invited, { params: { accessToken } }).then(setInvited, (failure) => {
      if (isFailure(failure, 'network', 'unavailable')) tellFailure(failure)
      else navigate({ to: paths.registerFailed, replace: true })
    })
  }, [accessToken])
  return { accessToken, invited }
}

/** After success to the sign-in page; a refusal about a field stays on it, any other leads to the failed page. */
function useFinish(fail: (failure: unknown) => boolean) {
  const t = useTranslations('registration')
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  return async (sending: Promise<unknown>) => {
    try {
      await sending
      toast({ kind: 'success', text: t('invited.done') })
      await navigate({ to: paths.login, replace: true })
    } catch (failure) {
      if (fail(failure)) return
      if (isFailure(failure, 'network', 'unavailable')) return tellFailure(failure)
      await navigate({ to: paths.registerFailed, replace: true })
    }
  }
}

function AccountForm({ accessToken, invited }: { accessToken: string; invited: Invited }) {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const defaults = { username: '', email: invited.email, password: '' }
  const { form, fail } = useCallForm({ schema: RegisterInvited, defaults, draft: 'invited' })
  const finish = useFinish(fail)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit((body) =>
    finish(send(registration.registerInvited, { params: { accessToken }, body })),
  )
  return (
    <InvitedForm invited={invited} submit={submit} busy={isSubmitting}>
      <TextInput
        label={t('username')}
        autoComplete="username"
        error={fieldError(errors.username)}
        {...form.register('username')}
      />
      <TextInput
        label={ta('email')}
        type="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        {...form.register('email')}
      />
      <NewPasswordInput
        label={ta('password')}
        typed={form.watch('password')}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
    </InvitedForm>
  )
}

const OnlyPassword = z.strictObject({ password: Password })

function PasswordForm({ accessToken, invited }: { accessToken: string; invited: Invited }) {
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const { form, fail } = useCallForm({ schema: OnlyPassword, defaults: { password: '' } })
  const finish = useFinish(fail)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit((body) =>
    finish(send(registration.setupPassword, { params: { accessToken }, body })),
  )
  return (
    <InvitedForm invited={invited} submit={submit} busy={isSubmitting}>
      <NewPasswordInput
        label={ta('password')}
        typed={form.watch('password')}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
    </InvitedForm>
  )
}

interface FormProps {
  invited: Invited
  submit: () => void
  busy: boolean
  children: ReactNode
}

function InvitedForm({ invited, submit, busy, children }: FormProps) {
  const t = useTranslations('registration')
  const fullName = useFullName()
  useDocumentTitle(`${t('invited.title')} · Rajt`)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1}>{t('invited.title')}</Title>
        <Text>{t(`invited.as.${invited.role}`, { name: fullName(invited) })}</Text>
        {children}
        <Button type="submit" loading={busy} mt="sm">
          {t('invited.submit')}
        </Button>
      </Stack>
    </form>
  )
}
