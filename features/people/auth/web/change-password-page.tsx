import { Stack, Title } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Password, TypedPassword } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { ResultPage } from '#platform/ui/result-page.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useDeadLink } from '#platform/ui/use-dead-link.ts'
import { auth } from '../calls.ts'
import { type DeadLink, OpenLink } from './open-link.tsx'
import { NewPasswordInput } from './password-rules.tsx'
import { repeats } from './repeats.ts'

const Twice = z.object({ password: Password, again: TypedPassword }).check(repeats('password'))

/** A new password by the e-mailed link; a dead link leads to the failed page (spec 8). */
export function ChangePasswordPage() {
  const { token = '' } = useParams({ strict: false })
  const failed = (why: DeadLink) => <Redirect to="/auth/change-password/failed" search={{ why }} replace />
  return (
    <OpenLink purpose="reset-password" accessToken={token} dead={failed}>
      <ChangePassword token={token} />
    </OpenLink>
  )
}

/** Only sending the form uses the link up (decision A4). */
function ChangePassword({ token }: { token: string }) {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const { form, field, submit, busy } = useCallForm({
    call: auth.changePassword,
    schema: Twice,
    defaults: { password: '', again: '' },
    params: { token },
    body: ({ password }) => ({ password }),
    done: () => navigate({ to: '/auth/change-password/success', replace: true }),
    failed: useDeadLink('/auth/change-password/failed'),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('change.title')}</Title>
        <NewPasswordInput label={t('newPassword')} typed={form.watch('password')} {...field('password')} />
        <PasswordField
          label={t('newPasswordAgain')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          {...field('again')}
        />
        <ActButton type="submit" busy={busy}>
          {t('change.submit')}
        </ActButton>
      </Stack>
    </form>
  )
}

export function ChangePasswordSuccessPage() {
  const t = useTranslations('auth')
  return (
    <ResultPage heading={t('change.doneTitle')} next={{ to: '/auth/login', label: t('login.submit') }}>
      {t('change.doneText')}
    </ResultPage>
  )
}

export function ChangePasswordFailedPage() {
  const t = useTranslations('auth')
  const { why } = useSearch({ strict: false })
  return (
    <ResultPage
      heading={t('change.failedTitle')}
      next={{ to: '/auth/forgot-password', label: t('forgot.submit') }}
    >
      {why ? t(`change.dead.${why}`) : t('change.failedText')}
    </ResultPage>
  )
}
