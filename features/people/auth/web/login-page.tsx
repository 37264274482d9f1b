import { Anchor, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { wordsOf } from '#platform/ui/failure-words.ts'
import { useRefusalText } from '#platform/ui/field.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { send } from '#platform/web/api.ts'
import { rememberEntering } from '#platform/web/entered.ts'
import { type Failure, isFailure } from '#platform/web/failure.ts'
import { language, speakTo } from '#platform/web/language.ts'
import { whyMissing } from '#platform/web/load-with-texts.ts'
import { addressOf } from '#platform/web/paths.ts'
import { takeReturnTo } from '#platform/web/return-to.ts'
import { cameInElsewhere, ENDED, signIn } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { readStored, store } from '#platform/web/stored.ts'
import { auth, type User } from '../calls.ts'
import { MailedCode } from './mailed-code.tsx'
import type { SecondFactorStep } from './second-factor-step.tsx'
import { useMailedCode } from './use-mailed-code.ts'

interface Entry {
  email: string
  password: string
  /** The mailed one, where the server asked for it. */
  code?: string
  secondFactor?: string
}

/**
 * Sign-in (spec 8: 401, 500 and every other failure have their own words). The first page most people load:
 * it carries no validator and no query library, and so sends by itself; the server's field refusals say the same.
 */
export function LoginPage() {
  const t = useTranslations('auth')
  const refusalText = useRefusalText()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<{ entry: Entry; Step: typeof SecondFactorStep } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const code = useMailedCode()
  const [ended] = useState(() => readStored(sessionStorage, ENDED) === true)
  useEffect(() => store(sessionStorage, ENDED, null), [])
  useEffect(goInWithOthers, [])
  const fields = isFailure(failure) ? failure.fields : {}

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.asked && !code.typed()) return code.show('missing')
    return enterTyped(code.typed())
  }
  /** With what is typed; without a mailed code a new one is mailed where one is needed. */
  const enterTyped = async (typed: string) => {
    if (!form.current) return
    const { email = '', password = '' } = Object.fromEntries(new FormData(form.current)) as Record<
      string,
      string
    >
    const entry = { email, password, ...(typed ? { code: typed } : {}) }
    const cause = await enterWith(entry)
    if (isFailure(cause, 'second-factor-needed')) return askForSecondFactor(entry)
    if (code.take(cause, typed)) return setFailure(null)
    if (isFailure(cause))
      form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(cause.fields)[0]}"]`)?.focus()
  }
  /** Signs in and goes on; answers what was in the way. */
  const enterWith = async (body: Entry): Promise<unknown> => {
    setBusy(true)
    try {
      const { token, user } = await send(auth.login, { body })
      signIn(token, user)
      await agreeOnLanguage(user)
      rememberEntering()
      location.replace(takeReturnTo())
    } catch (cause) {
      if (isFailure(cause, 'registration-waiting')) return wait(cause)
      setFailure(cause)
      return cause
    } finally {
      setBusy(false)
    }
  }
  const askForSecondFactor = async (entry: Entry) => {
    // Few need it: nobody else loads it.
    const loaded = await import('./second-factor-step.tsx').catch(() => null)
    setFailure(loaded ? null : await whyMissing())
    if (loaded) setStep({ entry, Step: loaded.SecondFactorStep })
  }
  const wait = (cause: Failure) => {
    store(sessionStorage, 'rajt.waiting', cause.detail)
    location.assign(addressOf('/auth/registration-confirm'))
  }

  if (step) {
    const onCode = async (secondFactor: string) => {
      const cause = await enterWith({ ...step.entry, secondFactor })
      if (isFailure(cause, 'wrong-email-or-password', 'code-needed')) setStep(null)
    }
    const onBack = () => {
      setFailure(null)
      setStep(null)
    }
    return <step.Step failure={failure} busy={busy} onCode={onCode} onBack={onBack} />
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={1}>{t('login.title')}</Title>
        {ended && failure === null && <Notice kind="note">{t('login.ended')}</Notice>}
        {failure !== null && Object.keys(fields).length === 0 && <LoginFailure failure={failure} />}
        <TextInput
          label={t('email')}
          required
          type="email"
          autoComplete="username"
          inputMode="email"
          name="email"
          // A code is for one account.
          onChange={code.forget}
          error={refusalText(fields.email)}
        />
        <PasswordField
          label={t('password')}
          required
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          name="password"
          error={refusalText(fields.password)}
        />
        <MailedCode code={code} purpose="signIn" busy={busy} resend={() => enterTyped('')} />
        <ActButton type="submit" fullWidth busy={busy}>
          {t('login.submit')}
        </ActButton>
        <Text size="sm">
          <Anchor href={addressOf('/auth/forgot-password')} data-own-line>
            {t('login.forgot')}
          </Anchor>
        </Text>
        <Text size="sm">
          {t('login.new')} <Anchor href={addressOf('/auth/register')}>{t('login.register')}</Anchor>
        </Text>
        <Text size="sm">
          <Anchor href={addressOf('/accessibility')} data-own-line>
            {t('login.accessibility')}
          </Anchor>
        </Text>
      </Stack>
    </form>
  )
}

/** Somebody has signed in in another tab: this one goes in too, by the guard, once the browser tells or it is looked at. */
function goInWithOthers() {
  const goIn = () => cameInElsewhere() && location.reload()
  const events = ['storage', 'visibilitychange', 'pageshow']
  for (const event of events) addEventListener(event, goIn)
  return () => {
    for (const event of events) removeEventListener(event, goIn)
  }
}

/** The page goes on in the account's language; one chosen before signing in becomes the account's, for its mails too. */
async function agreeOnLanguage({ language }: User): Promise<void> {
  const spoken = await speakTo(language).catch(() => language)
  if (spoken === language) return
  const { saveLanguage } = await import('#people/identity/web/save-language.ts')
  await saveLanguage(spoken)
}

function LoginFailure({ failure }: { failure: unknown }) {
  const t = useTranslations('auth')
  const words = useLoginWords(failure)
  if (isFailure(failure, 'wrong-email-or-password'))
    return (
      <Notice kind="problem">
        <p>{words}</p>
        {/* Told to everybody: only the mailbox knows whether an address waits for its proof. */}
        <p>
          {t('login.justRegistered')}{' '}
          <Anchor href={addressOf('/auth/verify-email')} c="inherit" inherit>
            {t('login.resend')}
          </Anchor>
        </p>
      </Notice>
    )
  return <Notice kind="problem">{words}</Notice>
}

const toldAsTheyAre = [
  'registration-rejected',
  'account-disabled',
  'too-many-requests',
  'busy',
  'unavailable',
  'unreadable',
] as const

function useLoginWords(failure: unknown): string {
  const t = useTranslations('auth.login')
  const tu = useTranslations('ui')
  const spoken = useStore(language)
  if (isFailure(failure, 'wrong-email-or-password')) return t('wrong')
  if (isFailure(failure, 'network', 'internal')) return t('networkError')
  if (isFailure(failure, 'outdated')) return tu('outdated')
  if (isFailure(failure, ...toldAsTheyAre)) return wordsOf(failure, spoken)
  return t('otherError')
}
