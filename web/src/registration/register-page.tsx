import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { PRIVACY_VERSION } from '@rajt/contract/privacy'
import { Register, registration } from '@rajt/contract/registration'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { MailedCode } from '../auth/mailed-code.tsx'
import { NewPasswordInput } from '../auth/password-rules.tsx'
import { useMailedCode } from '../auth/use-mailed-code.ts'
import { send } from '../plumbing/api.ts'
import { useCallForm } from '../plumbing/form.ts'
import { keep } from '../plumbing/kept.ts'
import { language } from '../plumbing/language.ts'
import { paths } from '../plumbing/paths.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { PrivacyNotice } from '../privacy/privacy-notice.tsx'
import { ActButton } from '../ui/act-button.tsx'
import { HINT_BELOW, useFieldError } from '../ui/field.ts'
import { LinkAnchor } from '../ui/links.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { ResultPage } from '../ui/result-page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import classes from './register.module.css'

const empty = {
  surname: '',
  firstname: '',
  neptun: '',
  username: '',
  email: '',
  password: '',
  university: '',
  acceptPrivacyPolicy: false,
}

const hints = { surname: 'name', firstname: 'name', neptun: 'neptun', username: 'username' } as const

/** Self-registration with every field of spec 5; what was typed survives a reload. */
export function RegisterPage() {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const { context } = useStore(session)
  const fixed = { privacyVersion: PRIVACY_VERSION, language: language.get() } as const
  const { form, fail, forget } = useCallForm({
    schema: Register,
    defaults: { ...empty, ...fixed },
    draft: 'register',
  })
  const { errors, isSubmitting } = form.formState
  const code = useMailedCode()
  useDocumentTitle(`${t('title')} · Rajt`)

  const submit = form.handleSubmit((values) => {
    if (code.asked && !code.typed()) return code.show('missing')
    return register(values, code.typed())
  })
  /** Without a code a new one is mailed where one is needed. */
  const register = async (values: typeof empty, typed: string) => {
    try {
      await send(registration.register, {
        body: { ...values, ...fixed, acceptPrivacyPolicy: true, ...(typed ? { code: typed } : {}) },
      })
      keep(sessionStorage, 'rajt.registered', values.email)
      forget()
      await navigate({ to: paths.registerSuccess })
    } catch (failure) {
      if (!code.take(failure, typed) && !fail(failure)) tellFailure(failure)
    }
  }
  const text = (name: 'surname' | 'firstname' | 'neptun' | 'username', autoComplete: string) => (
    <TextInput
      label={t(name)}
      description={t(`hints.${hints[name]}`)}
      inputWrapperOrder={HINT_BELOW}
      autoComplete={autoComplete}
      error={fieldError(errors[name])}
      {...form.register(name)}
    />
  )
  const universities = Object.entries(context?.UNIVERSITY_NAMES ?? {}).sort(([, a], [, b]) =>
    a.localeCompare(b, 'hu'),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1}>{t('title')}</Title>
        <Text>{t('intro')}</Text>
        <div className={classes.pair}>
          {text('surname', 'family-name')}
          {text('firstname', 'given-name')}
        </div>
        <NativeSelect
          label={t('university')}
          placeholder={t('chooseUniversity')}
          options={universities.map(([value, label]) => ({ value, label }))}
          error={fieldError(errors.university)}
          {...form.register('university')}
        />
        <div className={classes.pair}>
          {text('neptun', 'off')}
          {text('username', 'nickname')}
        </div>
        <TextInput
          label={ta('email')}
          type="email"
          autoComplete="email"
          error={fieldError(errors.email)}
          // A code is for one mailbox.
          {...form.register('email', { onChange: code.forget })}
        />
        <NewPasswordInput
          label={ta('password')}
          typed={form.watch('password')}
          error={fieldError(errors.password)}
          {...form.register('password')}
        />
        <PrivacyNotice />
        <Checkbox
          label={t('acceptPrivacy')}
          error={errors.acceptPrivacyPolicy && t('privacyRequired')}
          {...form.register('acceptPrivacyPolicy')}
        />
        <MailedCode
          code={code}
          purpose="register"
          busy={isSubmitting}
          resend={form.handleSubmit((values) => register(values, ''))}
        />
        <ActButton type="submit" busy={isSubmitting} mt="sm">
          {t('submit')}
        </ActButton>
        <Text size="sm">
          {t('haveAccount')} <LinkAnchor to={paths.login}>{ta('login.submit')}</LinkAnchor>
        </Text>
      </Stack>
    </form>
  )
}

export function RegisterSuccessPage() {
  const t = useTranslations('registration')
  return (
    <ResultPage heading={t('success.title')} next={{ to: paths.verifyEmail, label: t('success.resend') }}>
      {t('success.text')}
    </ResultPage>
  )
}
