import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { needsNeptun, needsUniversity } from '#people/people/calls.ts'
import { IdentityCard } from '#people/profile/calls.ts'
import type { Role } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { account, CorrectAccount, type Correctable, CorrectedMeanwhile } from '../calls.ts'
import { showAccounts } from './calls.ts'
import { unchangedFields } from './unchanged-fields.ts'
import { useMeanwhile } from './use-meanwhile.ts'

/** What is typed; what was there before goes along with it by itself. An empty identity card leaves it as it is. */
const Corrected = z.extend(z.omit(CorrectAccount, { was: true }), {
  identityCard: z.union([z.literal(''), IdentityCard]),
})

interface Props {
  person: Correctable & { _id: string; role: Role }
  onClose: () => void
}

/** Staff correct what people cannot change themselves (decision A7): coordinators their own students' (decision Y9). */
export function CorrectDialog({ person, onClose }: Props) {
  const t = useTranslations('account-staff')
  const fullName = useFullName()
  const universities = useUniversities()
  const isOffice = useStore(session).user?.role === 'OFFICE'
  const { _id: id, role, surname, firstname, email, neptun, university } = person
  const [was, setWas] = useState<Correctable>({ surname, firstname, email, neptun, university })
  const [late, setLate] = useState<CorrectedMeanwhile | null>(null)
  const { form, field, submit, busy, missing } = useCallForm({
    call: account.correct,
    schema: Corrected,
    defaults: {
      surname,
      firstname,
      email,
      reason: '',
      identityCard: '',
      neptun: needsNeptun(role) ? (neptun ?? '') : null,
      university: needsUniversity(role) ? (university ?? '') : null,
    },
    params: { id },
    body: ({ identityCard, ...values }) => ({ ...values, was, ...(identityCard && { identityCard }) }),
    onField: { 'email-taken': 'email', 'neptun-taken': 'neptun' },
    invalidates: showAccounts,
    done: ({ isEmailAsked }) => {
      onClose()
      const told = isEmailAsked ? 'doneAsked' : 'done'
      toast({ kind: 'success', text: t(`correcting.${told}`, { name: fullName(form.getValues()) }) })
    },
    failed: (failure) => {
      if (!isFailure(failure, 'account-changed')) return false
      const { data } = CorrectedMeanwhile.safeParse(failure.detail)
      if (!data) return false
      // A field that the other one has changed and this one has not stays as the other one left it.
      for (const name of unchangedFields(form.getValues(), was)) form.setValue(name, data.present[name])
      setWas(data.present)
      setLate(data)
      void askAgain(...showAccounts)
      return true
    },
  })
  return (
    <ConfirmDialog
      title={t('correcting.title')}
      confirm={t('correcting.confirm')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
    >
      {late && <LateNotice late={late} />}
      <TextInput
        label={t('correcting.surname')}
        data-autofocus
        {...field('surname', { missing: t('correcting.missing.surname') })}
      />
      <TextInput
        label={t('correcting.firstname')}
        {...field('firstname', { missing: t('correcting.missing.firstname') })}
      />
      <TextInput
        label={t('correcting.email')}
        type="email"
        description={t(isOffice ? 'correcting.emailHint' : 'correcting.provenHint')}
        inputWrapperOrder={HINT_BELOW}
        {...field('email', { missing: t('correcting.missing.email') })}
      />
      {needsNeptun(role) && (
        <TextInput
          label={t('correcting.neptun')}
          autoCapitalize="characters"
          {...field('neptun', { missing: t('correcting.missing.neptun') })}
        />
      )}
      {needsNeptun(role) && (
        <TextInput
          label={t('correcting.identityCard')}
          description={t('correcting.identityCardHint')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="off"
          {...field('identityCard')}
        />
      )}
      {isOffice && needsUniversity(role) && (
        <NativeSelect
          label={t('columns.university')}
          placeholder={t('correcting.chooseUniversity')}
          options={universities.offeredWith([was.university ?? ''])}
          {...field('university', { missing: t('correcting.missing.university') })}
        />
      )}
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        {...field('reason', { missing: t('correcting.missing.reason') })}
      />
    </ConfirmDialog>
  )
}

/** Who was faster, and what the account has now: what was typed can be saved over it. */
function LateNotice({ late }: { late: CorrectedMeanwhile }) {
  const t = useTranslations('account-staff')
  const fullName = useFullName()
  const meanwhile = useMeanwhile()
  const { nameOf } = useUniversities()
  const { email, neptun, university } = late.present
  const present = [fullName(late.present), email, neptun, university && nameOf(university)].filter(Boolean)
  return (
    <Notice kind="problem">
      <Text>{t('correcting.late', { who: meanwhile(late) })}</Text>
      <Text fw={600}>{present.join(', ')}</Text>
      <Text>{t('correcting.lateKept')}</Text>
    </Notice>
  )
}
