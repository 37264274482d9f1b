import { PasswordInput, Stack, Title } from '@mantine/core'
import { auth } from '@rajt/contract/auth'
import { Password } from '@rajt/contract/parts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFieldError } from '../ui/field.ts'
import { Redirect } from '../ui/redirect.tsx'
import { ResultPage } from '../ui/result-page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { type DeadLink, OpenLink } from './open-link.tsx'
import { NewPasswordInput } from './password-rules.tsx'

const Twice = z.object({ password: Password, again: z.string() })

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
  const fieldError = useFieldError()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const { form, fail } = useCallForm({ schema: Twice, defaults: { password: '', again: '' } })

  const submit = form.handleSubmit(async ({ password, again }) => {
    if (password !== again)
      return form.setError('again', { message: '{"rule":"match"}' }, { shouldFocus: true })
    try {
      await send(auth.changePassword, { params: { token }, body: { password } })
      await navigate({ to: '/auth/change-password/success', replace: true })
    } catch (failure) {
      if (fail(failure)) return
      if (!isFailure(failure, 'link-invalid')) return tellFailure(failure)
      await navigate({ to: '/auth/change-password/failed', replace: true })
    }
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('change.title')}</Title>
        <NewPasswordInput
          label={t('newPassword')}
          typed={form.watch('password')}
          error={fieldError(errors.password)}
          {...form.register('password')}
        />
        <PasswordInput
          label={t('newPasswordAgain')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          error={fieldError(errors.again)}
          {...form.register('again')}
        />
        <ActButton type="submit" busy={isSubmitting}>
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
