import { Button, Text } from '@mantine/core'
import { type FormEventHandler, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { SecondFactorCode, TypedPassword } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { security } from '../calls.ts'
import classes from './security.module.css'

const QrCode = lazyComponent(() => import('./qr-code.tsx'))

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
  const { form, field, submit, busy } = useCallForm({
    call: security.beginSecondFactor,
    schema: AskPassword,
    defaults: { password: '' },
    onField: { 'current-password-invalid': 'password' },
    done: onKey,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => form.setFocus('password'), [])
  return (
    <Step onSubmit={submit} busy={busy} submit={t('goOn')} onCancel={onCancel}>
      <Text>{t('askPassword')}</Text>
      <PasswordField
        label={ta('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
        {...field('password', { 'current-password-invalid': t('passwordWrong') })}
      />
    </Step>
  )
}

const AskCode = z.object({ code: SecondFactorCode })

function CodeStep({ given, onCodes, onCancel }: Props & { given: Key }) {
  const t = useTranslations('security.secondFactor')
  const { field, submit, busy } = useCallForm({
    call: security.confirmSecondFactor,
    schema: AskCode,
    defaults: { code: '' },
    onField: { 'second-factor-wrong': 'code' },
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Step onSubmit={submit} busy={busy} submit={t('confirm')} onCancel={onCancel}>
      <p className={classes.line} ref={first} tabIndex={-1}>
        {t('scan')}
      </p>
      <Suspense fallback={<div className={classes.qr} />}>
        <QrCode text={given.uri} label={t('qrLabel')} />
      </Suspense>
      <div>
        <Text>{t('orType')}</Text>
        <code className={classes.key} translate="no">
          {given.key.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
      <TextInput
        label={t('firstCode')}
        description={t('firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={classes.code}
        {...field('code', { 'second-factor-wrong': t('codeWrong') })}
      />
    </Step>
  )
}

interface StepProps {
  onSubmit: FormEventHandler
  busy: boolean
  submit: string
  onCancel: () => void
  children: ReactNode
}

function Step({ onSubmit, busy, submit, onCancel, children }: StepProps) {
  const t = useTranslations('ui')
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {children}
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
