import { PasswordInput, Text, TextInput } from '@mantine/core'
import { SecondFactorCode, TypedPassword } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { isFailure } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFieldError } from '../ui/field.ts'

const Proof = z.object({ password: TypedPassword, code: SecondFactorCode })

interface Props {
  title: string
  text: string
  confirm: string
  danger?: boolean
  onProven: (proof: { password: string; code: string }) => Promise<void>
  onClose: () => void
}

/** Asks for password and code before the second factor is changed. */
export function ProofDialog({ title, text, confirm, danger = false, onProven, onClose }: Props) {
  const t = useTranslations('security.secondFactor')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const { form } = useCallForm({ schema: Proof, defaults: { password: '', code: '' } })
  const { errors } = form.formState
  const prove = form.handleSubmit(async (proof) => {
    try {
      await onProven(proof)
      onClose()
    } catch (failure) {
      const field = wrongField(failure)
      if (!field) throw failure
      form.setError(field, { type: 'wrong' }, { shouldFocus: true })
    }
  })
  return (
    <ConfirmDialog title={title} confirm={confirm} danger={danger} onConfirm={prove} onClose={onClose}>
      <Text>{text}</Text>
      <PasswordInput
        label={ta('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
        data-autofocus
        error={errors.password?.type === 'wrong' ? t('passwordWrong') : fieldError(errors.password)}
        {...form.register('password')}
      />
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        error={errors.code?.type === 'wrong' ? t('codeWrong') : fieldError(errors.code)}
        {...form.register('code')}
      />
    </ConfirmDialog>
  )
}

function wrongField(failure: unknown): 'password' | 'code' | null {
  if (isFailure(failure, 'current-password-invalid')) return 'password'
  return isFailure(failure, 'second-factor-wrong') ? 'code' : null
}
