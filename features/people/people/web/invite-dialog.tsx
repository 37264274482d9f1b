import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { roles } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW, useRefusalText } from '#platform/ui/field.ts'
import { LanguageField } from '#platform/ui/language-field.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { needsNeptun, needsUniversity, people } from '../calls.ts'
import { emptyInvite, InviteForm } from './invite-form.ts'
import { ScopeFields } from './scope-field.tsx'

/** Invites one person; which fields there are depends on the role. What was typed survives a reload. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people-staff')
  const refusalText = useRefusalText()
  const fullName = useFullName()
  const universities = useUniversities()
  const { form, field, submit, busy, missing } = useCallForm({
    call: people.invite,
    schema: InviteForm,
    defaults: emptyInvite,
    draft: 'invite',
    body: (values) => InviteForm.parse(values),
    invalidates: [people.invitations],
    done: (invited) => {
      onClose()
      toast({ kind: 'success', text: t('invitations.sent', { name: fullName(invited) }) })
    },
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const scope = useWatch({ control: form.control, name: 'officeScope' })
  const below = (hint: 'neptunHint' | 'usernameHint') => ({
    description: t(`invitations.${hint}`),
    inputWrapperOrder: HINT_BELOW,
  })
  // As where one registers: what a name may hold is said once one breaks it.
  const nameField = (name: 'surname' | 'firstname') => {
    const own = field(name, { missing: t(`invitations.missing.${name}`) })
    const broken = form.formState.errors[name]?.type
    const description = broken !== undefined && broken !== 'required' && t('invitations.nameHint')
    return { label: t(`invitations.${name}`), description, inputWrapperOrder: HINT_BELOW, ...own }
  }
  return (
    <ConfirmDialog
      title={t('invitations.dialog')}
      confirm={t('invitations.send')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
    >
      <NativeSelect
        label={t('columns.role')}
        placeholder={t('invitations.chooseRole')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        data-autofocus
        {...field('role', {
          format: refusalText({ rule: 'required' }),
          missing: t('invitations.missing.role'),
        })}
      />
      <TextInput {...nameField('surname')} />
      <TextInput {...nameField('firstname')} />
      <TextInput
        label={t('invitations.email')}
        type="email"
        {...field('email', { missing: t('invitations.missing.email') })}
      />
      {needsUniversity(role) && (
        <NativeSelect
          label={t('columns.university')}
          placeholder={t('invitations.chooseUniversity')}
          options={universities.offeredWith([])}
          {...field('university', { missing: t('invitations.missing.university') })}
        />
      )}
      {needsNeptun(role) && (
        <TextInput
          label={t('invitations.neptun')}
          autoCapitalize="characters"
          {...below('neptunHint')}
          {...field('neptun', { missing: t('invitations.missing.neptun') })}
        />
      )}
      {role === 'OFFICE' && (
        <ScopeFields value={scope} onChoose={(chosen) => form.setValue('officeScope', chosen)} />
      )}
      <TextInput label={t('invitations.username')} {...below('usernameHint')} {...field('username')} />
      <LanguageField label={t('invitations.language')} {...field('language')} />
      <Text size="sm" c="dimmed">
        {t('invitations.expiry')}
      </Text>
    </ConfirmDialog>
  )
}
