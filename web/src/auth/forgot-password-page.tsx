import { Stack, Text, TextInput, Title } from '@mantine/core'
import { auth } from '@rajt/contract/auth'
import { ForgotPassword } from '@rajt/contract/password'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { type BodyOf, useCallForm } from '../plumbing/form.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFieldError } from '../ui/field.ts'
import { LinkAnchor } from '../ui/links.tsx'
import { ResultPage } from '../ui/result-page.tsx'

/** Always goes to the success page, even on failure (spec 8). */
export function ForgotPasswordPage() {
  const t = useTranslations('auth')
  const fieldError = useFieldError()
  const navigate = useNavigate()
  const { form } = useCallForm<BodyOf<typeof auth.forgotPassword>>({
    schema: ForgotPassword,
    defaults: { email: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    await send(auth.forgotPassword, { body }).catch(() => undefined)
    await navigate({ to: '/auth/forgot-password/success' })
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('forgot.title')}</Title>
        <Text>{t('forgot.text')}</Text>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          error={fieldError(form.formState.errors.email)}
          {...form.register('email')}
        />
        <ActButton type="submit" busy={form.formState.isSubmitting}>
          {t('forgot.submit')}
        </ActButton>
        <LinkAnchor to="/auth/login" size="sm">
          {t('backToLogin')}
        </LinkAnchor>
      </Stack>
    </form>
  )
}

export function ForgotPasswordSuccessPage() {
  const t = useTranslations('auth')
  return (
    <ResultPage heading={t('forgot.doneTitle')} next={{ to: '/auth/login', label: t('backToLogin') }}>
      {t('forgot.doneText')}
    </ResultPage>
  )
}
