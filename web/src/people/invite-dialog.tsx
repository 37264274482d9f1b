import { NativeSelect as PlainSelect, Text, TextInput } from '@mantine/core'
import { languages, roles } from '@rajt/contract/parts'
import { type FieldPath, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useCallForm } from '../plumbing/form.ts'
import { useUniversities } from '../programme/universities.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW, useFieldError, useRefusalText } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { toast } from '../ui/toast.tsx'
import { invite } from './calls.ts'
import { emptyInvite, InviteForm, type InviteValues, needsNeptun, needsUniversity } from './invite-form.ts'

const languageNames = { hu: 'Magyar', en: 'English' } as const

/** Invites one person; which fields there are depends on the role. What was typed survives a reload. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('people-staff')
  const fieldError = useFieldError()
  const refusalText = useRefusalText()
  const fullName = useFullName()
  const universities = useUniversities()
  const { form, fail, forget } = useCallForm<InviteValues>({
    schema: InviteForm,
    defaults: emptyInvite,
    draft: 'invite',
  })
  const { errors } = useFormState({ control: form.control })
  const role = useWatch({ control: form.control, name: 'role' })
  const field = (name: FieldPath<InviteValues>) => ({
    ...form.register(name),
    error: fieldError(errors[name]),
  })
  const below = (hint: 'nameHint' | 'neptunHint' | 'usernameHint') => ({
    description: t(`invitations.${hint}`),
    inputWrapperOrder: HINT_BELOW,
  })

  const send = form.handleSubmit(async (values) => {
    try {
      const invited = await invite(InviteForm.parse(values))
      forget()
      onClose()
      toast({ kind: 'success', text: t('invitations.sent', { name: fullName(invited) }) })
    } catch (failure) {
      if (!fail(failure)) throw failure
    }
  })
  return (
    <ConfirmDialog
      title={t('invitations.dialog')}
      confirm={t('invitations.send')}
      onConfirm={send}
      onClose={onClose}
    >
      <NativeSelect
        label={t('columns.role')}
        placeholder={t('invitations.chooseRole')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        data-autofocus
        {...field('role')}
        error={errors.role && refusalText({ rule: 'required' })}
      />
      <TextInput label={t('invitations.surname')} {...below('nameHint')} {...field('surname')} />
      <TextInput label={t('invitations.firstname')} {...below('nameHint')} {...field('firstname')} />
      <TextInput label={t('invitations.email')} type="email" {...field('email')} />
      {needsUniversity(role) && (
        <NativeSelect
          label={t('columns.university')}
          placeholder={t('invitations.chooseUniversity')}
          options={universities.all}
          {...field('university')}
        />
      )}
      {needsNeptun(role) && (
        <TextInput
          label={t('invitations.neptun')}
          autoCapitalize="characters"
          {...below('neptunHint')}
          {...field('neptun')}
        />
      )}
      <TextInput label={t('invitations.username')} {...below('usernameHint')} {...field('username')} />
      <PlainSelect
        size="md"
        label={t('invitations.language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...field('language')}
      />
      <Text size="sm" c="dimmed">
        {t('invitations.expiry')}
      </Text>
    </ConfirmDialog>
  )
}
