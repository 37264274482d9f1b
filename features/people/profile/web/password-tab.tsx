import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { auth } from '#people/auth/calls.ts'
import { NewPasswordInput } from '#people/auth/web/password-rules.tsx'
import { repeats } from '#people/auth/web/repeats.ts'
import { Password, TypedPassword } from '#platform/contract/parts.ts'
import { OWN_PASSWORD } from '#platform/contract/password.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { MissingFields } from '#platform/ui/missing-fields.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isAboutFields, isFailure, mayPass } from '#platform/web/failure.ts'
import classes from './settings-page.module.css'

const Change = z
  .object({ currentPassword: TypedPassword, newPassword: Password, again: TypedPassword })
  .check(repeats('newPassword'))
const empty = { currentPassword: '', newPassword: '', again: '' }

/** The caller's own password; ends their other sessions (spec 7, decision A1). */
export default function PasswordTab() {
  const t = useTranslations('profile')
  const ta = useTranslations('auth')
  const { form, field, submit, busy, missing } = useCallForm({
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
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={show}
        {...field('currentPassword', {
          'current-password-invalid': t('password.currentWrong'),
          missing: t('password.missing.currentPassword'),
        })}
      />
      <NewPasswordInput
        label={ta('newPassword')}
        typed={typed}
        {...field('newPassword', { missing: t('password.missing.newPassword') })}
      />
      <PasswordField
        label={ta('newPasswordAgain')}
        autoComplete="new-password"
        visibilityToggleButtonProps={show}
        {...field('again', { missing: t('password.missing.again') })}
      />
      <Notice kind="note">{t('password.notice')}</Notice>
      <div>
        <MissingFields count={missing} />
        <ActButton type="submit" busy={busy}>
          {t('password.submit')}
        </ActButton>
      </div>
    </form>
  )
}
