import '@mantine/core/styles/InlineInput.css'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MailedCode } from '#people/auth/web/mailed-code.tsx'
import { NewPasswordInput } from '#people/auth/web/password-rules.tsx'
import { useMailedCode } from '#people/auth/web/use-mailed-code.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { PrivacyNotice } from '#people/privacy/web/privacy-notice.tsx'
import { ActButton } from '#platform/ui/act-button.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { MissingFields } from '#platform/ui/missing-fields.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { language } from '#platform/web/language.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { registration } from '../calls.ts'
import { Register } from '../shapes.ts'
import { keepRegistered } from './kept-registration.ts'
import classes from './register.module.css'

// The schema asks for a language; which one it is is known when it is sent.
const empty = {
  surname: '',
  firstname: '',
  neptun: '',
  username: '',
  email: '',
  password: '',
  university: '',
  acceptPrivacyPolicy: false,
  privacyVersion: PRIVACY_VERSION,
  language: 'hu' as const,
}

const hints = { surname: 'name', firstname: 'name', neptun: 'neptun', username: 'username' } as const

/** Self-registration, or whom to write to while it is closed (decision Y6). */
export function RegisterPage() {
  const { context } = useStore(session)
  return context?.REGISTRATION_OPEN === false ? <Closed /> : <RegisterForm />
}

function Closed() {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const contact = useContact()
  return (
    <Stack gap="md">
      <Title order={1}>{t('title')}</Title>
      <Notice kind="note">{t('closed.what')}</Notice>
      <Text>
        {t('closed.writeTo')}{' '}
        <Anchor href={`mailto:${contact}`} inherit>
          <MailAddress>{contact}</MailAddress>
        </Anchor>
      </Text>
      <Text size="sm">
        {t('haveAccount')} <LinkAnchor to="/auth/login">{ta('login.submit')}</LinkAnchor>
      </Text>
    </Stack>
  )
}

/** Every field of spec 5; what was typed survives a reload. */
function RegisterForm() {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const navigate = useNavigate()
  const universities = useUniversities()
  const code = useMailedCode()
  const sentCode = useRef('')
  const { form, field, submit, busy, missing } = useCallForm({
    call: registration.register,
    schema: Register,
    defaults: empty,
    draft: 'register',
    body: (values) => ({
      ...values,
      acceptPrivacyPolicy: true,
      privacyVersion: PRIVACY_VERSION,
      // As the page is read now: it may have been switched since the form was opened.
      language: language.get(),
      ...(sentCode.current && { code: sentCode.current }),
    }),
    done: (_, { body }) => {
      keepRegistered(body)
      return navigate({ to: '/auth/register/success' })
    },
    failed: (failure) => code.take(failure, sentCode.current),
  })

  /** Without a code a new one is mailed where one is needed. */
  const enter = (typed: string, event?: FormEvent) => {
    sentCode.current = typed
    return submit(event)
  }
  const enterTyped = (event: FormEvent) => {
    if (!code.asked || code.typed()) return enter(code.typed(), event)
    event.preventDefault()
    code.show('missing')
  }
  const text = (name: 'surname' | 'firstname' | 'neptun' | 'username', autoComplete: string) => {
    const own = field(name, { missing: t(`missing.${name}`) })
    // What a name may hold is known until one breaks it; one that is missing does not.
    const broken = form.formState.errors[name]?.type
    const hasHint = hints[name] !== 'name' || (broken !== undefined && broken !== 'required')
    return (
      <TextInput
        label={t(name)}
        description={hasHint && t(`hints.${hints[name]}`)}
        inputWrapperOrder={HINT_BELOW}
        autoComplete={autoComplete}
        {...own}
      />
    )
  }
  return (
    <form onSubmit={enterTyped} noValidate>
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
          options={universities.offeredWith([])}
          {...field('university', { missing: t('missing.university') })}
        />
        <div className={classes.pair}>
          {text('neptun', 'off')}
          {text('username', 'nickname')}
        </div>
        <TextInput
          label={ta('email')}
          type="email"
          autoComplete="email"
          {...field('email', { missing: t('missing.email') })}
          // A code is for one mailbox.
          {...form.register('email', { onChange: code.forget })}
        />
        <NewPasswordInput
          label={ta('password')}
          typed={form.watch('password')}
          {...field('password', { missing: t('missing.password') })}
        />
        <PrivacyNotice />
        <CheckBox
          label={t('acceptPrivacy')}
          {...field('acceptPrivacyPolicy', { format: t('privacyRequired') })}
        />
        <MailedCode code={code} purpose="register" busy={busy} resend={() => enter('')} />
        <Stack gap={4} mt="sm">
          <MissingFields count={missing} />
          <ActButton type="submit" busy={busy}>
            {t('submit')}
          </ActButton>
        </Stack>
        <Text size="sm">
          {t('haveAccount')} <LinkAnchor to="/auth/login">{ta('login.submit')}</LinkAnchor>
        </Text>
      </Stack>
    </form>
  )
}
