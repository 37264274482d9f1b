import { Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { SecondFactorCode, TypedPassword } from '@rajt/contract/parts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { lazyPart } from '../plumbing/arrive.ts'
import { isFailure } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFailureWords } from '../ui/failure-words.ts'
import { useFieldError } from '../ui/field.ts'
import { Notice } from '../ui/notice.tsx'
import { beginSecondFactor, confirmSecondFactor } from './calls.ts'
import classes from './security.module.css'

const QrCode = lazyPart(() => import('./qr-code.tsx'))

interface Key {
  key: string
  uri: string
}

interface Props {
  onCodes: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Password, then the key for the app, then its first code. */
export function SetUp({ onCodes, onCancel }: Props) {
  const [key, setKey] = useState<Key | null>(null)
  if (!key) return <PasswordStep onKey={setKey} onCancel={onCancel} />
  return <CodeStep given={key} onCodes={onCodes} onCancel={onCancel} />
}

const AskPassword = z.object({ password: TypedPassword })

function PasswordStep({ onKey, onCancel }: { onKey: (key: Key) => void; onCancel: () => void }) {
  const t = useTranslations('security.secondFactor')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<unknown>(null)
  const { form } = useCallForm({ schema: AskPassword, defaults: { password: '' } })
  const { errors, isSubmitting } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => form.setFocus('password'), [])
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      onKey(await beginSecondFactor(password))
    } catch (cause) {
      if (isFailure(cause, 'current-password-invalid'))
        return form.setError('password', { type: 'wrong' }, { shouldFocus: true })
      setFailure(cause)
    }
  })
  return (
    <Step onSubmit={submit} failure={failure} busy={isSubmitting} submit={t('goOn')} onCancel={onCancel}>
      <Text>{t('askPassword')}</Text>
      <PasswordInput
        label={ta('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
        error={errors.password?.type === 'wrong' ? t('passwordWrong') : fieldError(errors.password)}
        {...form.register('password')}
      />
    </Step>
  )
}

const AskCode = z.object({ code: SecondFactorCode })

function CodeStep({ given, onCodes, onCancel }: Props & { given: Key }) {
  const t = useTranslations('security.secondFactor')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<unknown>(null)
  const { form } = useCallForm({ schema: AskCode, defaults: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      onCodes((await confirmSecondFactor(code)).recoveryCodes)
    } catch (cause) {
      if (isFailure(cause, 'second-factor-wrong'))
        return form.setError('code', { type: 'wrong' }, { shouldFocus: true })
      setFailure(cause)
    }
  })
  return (
    <Step onSubmit={submit} failure={failure} busy={isSubmitting} submit={t('confirm')} onCancel={onCancel}>
      <p className={classes.line} ref={first} tabIndex={-1}>
        {t('scan')}
      </p>
      <Suspense fallback={<div className={classes.qr} />}>
        <QrCode text={given.uri} label={t('qrLabel')} />
      </Suspense>
      <div>
        <Text>{t('orType')}</Text>
        <code className={classes.key}>{given.key.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <TextInput
        label={t('firstCode')}
        description={t('firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={classes.code}
        error={errors.code?.type === 'wrong' ? t('codeWrong') : fieldError(errors.code)}
        {...form.register('code')}
      />
    </Step>
  )
}

interface StepProps {
  onSubmit: () => Promise<void>
  failure: unknown
  busy: boolean
  submit: string
  onCancel: () => void
  children: ReactNode
}

function Step({ onSubmit, failure, busy, submit, onCancel, children }: StepProps) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form onSubmit={send} noValidate className={classes.form}>
      {children}
      {failure !== null && <Notice kind="problem">{failureWords(failure)}</Notice>}
      <div className={classes.acts}>
        <ActButton type="submit" busy={busy}>
          {submit}
        </ActButton>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
