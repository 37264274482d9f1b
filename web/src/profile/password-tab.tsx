import { PasswordInput } from '@mantine/core'
import { auth } from '@rajt/contract/auth'
import { Password, TypedPassword } from '@rajt/contract/parts'
import { OWN_PASSWORD } from '@rajt/contract/password'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { NewPasswordInput } from '../auth/password-rules.tsx'
import { send } from '../plumbing/api.ts'
import { isFailure, mayPass } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { ActButton } from '../ui/act-button.tsx'
import { useFieldError } from '../ui/field.ts'
import { Notice } from '../ui/notice.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'
import classes from './settings-page.module.css'

const Change = z.object({ currentPassword: TypedPassword, newPassword: Password, again: z.string() })
const empty = { currentPassword: '', newPassword: '', again: '' }
const fields = ['currentPassword', 'newPassword', 'again'] as const

/** The caller's own password; ends their other sessions (spec 7, decision A1). */
export default function PasswordTab() {
  const t = useTranslations('profile')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const tellFailure = useTellFailure()
  const { form, fail } = useCallForm({ schema: Change, defaults: empty })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const show = { 'aria-label': ta('showPassword') }

  const submit = form.handleSubmit(async ({ currentPassword, newPassword, again }) => {
    if (newPassword !== again)
      return form.setError('again', { message: '{"rule":"match"}' }, { shouldFocus: true })
    try {
      await send(auth.changePassword, {
        params: { token: OWN_PASSWORD },
        body: { currentPassword, newPassword },
      })
      for (const name of fields) form.setValue(name, '')
      toast({ kind: 'success', text: t('password.saved') })
    } catch (failure) {
      if (isFailure(failure, 'current-password-invalid'))
        return form.setError('currentPassword', { type: 'wrong' }, { shouldFocus: true })
      if (fail(failure)) return
      if (mayPass(failure) || isFailure(failure, 'too-many-requests')) return tellFailure(failure)
      toast({ kind: 'failure', text: t('unsuccessfulEmphatic') })
    }
  })
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <PasswordInput
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={show}
        error={
          errors.currentPassword?.type === 'wrong'
            ? t('password.currentWrong')
            : fieldError(errors.currentPassword)
        }
        {...form.register('currentPassword')}
      />
      <NewPasswordInput
        label={ta('newPassword')}
        typed={typed}
        error={fieldError(errors.newPassword)}
        {...form.register('newPassword')}
      />
      <PasswordInput
        label={ta('newPasswordAgain')}
        autoComplete="new-password"
        visibilityToggleButtonProps={show}
        error={fieldError(errors.again)}
        {...form.register('again')}
      />
      <Notice kind="note">{t('password.notice')}</Notice>
      <div>
        <ActButton type="submit" busy={isSubmitting}>
          {t('password.submit')}
        </ActButton>
      </div>
    </form>
  )
}
