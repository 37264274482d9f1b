import { PasswordInput } from '@mantine/core'
import { auth } from '@rajt/contract/auth'
import { Password, TypedPassword } from '@rajt/contract/parts'
import { OWN_PASSWORD } from '@rajt/contract/password'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { NewPasswordInput } from '../auth/password-rules.tsx'
import { repeats } from '../auth/repeats.ts'
import { isAboutFields, isFailure, mayPass } from '../plumbing/failure.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'
import classes from './settings-page.module.css'

const Change = z
  .object({ currentPassword: TypedPassword, newPassword: Password, again: z.string() })
  .check(repeats('newPassword'))
const empty = { currentPassword: '', newPassword: '', again: '' }

/** The caller's own password; ends their other sessions (spec 7, decision A1). */
export default function PasswordTab() {
  const t = useTranslations('profile')
  const ta = useTranslations('auth')
  const { form, field, submit, busy } = useCallForm({
    call: auth.changePassword,
    schema: Change,
    defaults: empty,
    params: { token: OWN_PASSWORD },
    body: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    resetTo: () => empty,
    onField: { 'current-password-invalid': 'currentPassword' },
    done: () => toast({ kind: 'success', text: t('password.saved') }),
    failed: (failure) => {
      const hasOwnWords = mayPass(failure) || isFailure(failure, 'too-many-requests')
      if (hasOwnWords || isAboutFields(failure) || isFailure(failure, 'current-password-invalid'))
        return false
      return toast({ kind: 'failure', text: t('unsuccessfulEmphatic') })
    },
  })
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const show = { 'aria-label': ta('showPassword') }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <PasswordInput
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={show}
        {...field('currentPassword', { 'current-password-invalid': t('password.currentWrong') })}
      />
      <NewPasswordInput label={ta('newPassword')} typed={typed} {...field('newPassword')} />
      <PasswordInput
        label={ta('newPasswordAgain')}
        autoComplete="new-password"
        visibilityToggleButtonProps={show}
        {...field('again')}
      />
      <Notice kind="note">{t('password.notice')}</Notice>
      <div>
        <ActButton type="submit" busy={busy}>
          {t('password.submit')}
        </ActButton>
      </div>
    </form>
  )
}
