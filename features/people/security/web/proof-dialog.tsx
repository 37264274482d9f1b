import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { Answer } from '#platform/contract/call.ts'
import { SecondFactorCode, TypedPassword } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { security } from '../calls.ts'

const proof = {
  schema: z.object({ password: TypedPassword, code: SecondFactorCode }),
  defaults: { password: '', code: '' },
  invalidates: [security.secondFactor],
  onField: { 'current-password-invalid': 'password', 'second-factor-wrong': 'code' },
} as const

interface Props<C extends typeof security.renewRecoveryCodes | typeof security.turnOffSecondFactor> {
  onDone: (answer: Answer<C>) => void
  onClose: () => void
}

export function RenewDialog({ onDone, onClose }: Props<typeof security.renewRecoveryCodes>) {
  const t = useTranslations('security.secondFactor')
  const { field, submit, busy } = useCallForm({ ...proof, call: security.renewRecoveryCodes, done: onDone })
  return (
    <ConfirmDialog
      title={t('renew')}
      confirm={t('renewConfirm')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('renewText')}</Text>
      <ProofFields field={field} />
    </ConfirmDialog>
  )
}

export function TurnOffDialog({ onDone, onClose }: Props<typeof security.turnOffSecondFactor>) {
  const t = useTranslations('security.secondFactor')
  const { field, submit, busy } = useCallForm({ ...proof, call: security.turnOffSecondFactor, done: onDone })
  return (
    <ConfirmDialog
      title={t('turnOff')}
      confirm={t('turnOffConfirm')}
      danger
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('turnOffText')}</Text>
      <ProofFields field={field} />
    </ConfirmDialog>
  )
}

interface FieldsProps {
  field: (name: 'password' | 'code', words: Record<string, string>) => { required: boolean }
}

/** Password and code, asked for before the second factor is changed. */
function ProofFields({ field }: FieldsProps) {
  const t = useTranslations('security.secondFactor')
  const ta = useTranslations('auth')
  return (
    <>
      <PasswordField
        label={ta('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
        data-autofocus
        {...field('password', { 'current-password-invalid': t('passwordWrong') })}
      />
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        {...field('code', { 'second-factor-wrong': t('codeWrong') })}
      />
    </>
  )
}
