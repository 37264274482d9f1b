import { Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ForgotPassword } from '#platform/contract/password.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ResultPage } from '#platform/ui/result-page.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { auth } from '../calls.ts'

/** Always goes to the success page, even on failure (spec 8). */
export function ForgotPasswordPage() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const goOn = () => navigate({ to: '/auth/forgot-password/success' })
  const { field, submit, busy } = useCallForm({
    call: auth.forgotPassword,
    schema: ForgotPassword,
    defaults: { email: '' },
    done: goOn,
    failed: () => {
      void goOn()
      return true
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('forgot.title')}</Title>
        <Text>{t('forgot.text')}</Text>
        <TextInput label={t('email')} type="email" autoComplete="username" {...field('email')} />
        <ActButton type="submit" busy={busy}>
          {t('forgot.submit')}
        </ActButton>
        <LinkAnchor to="/auth/login" size="sm" data-own-line>
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
