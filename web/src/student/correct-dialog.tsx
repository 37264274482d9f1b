import { Textarea, TextInput } from '@mantine/core'
import { CorrectStudent, type StudentDetails, student } from '@rajt/contract/student'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useUniversities } from '../programme/universities.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'

/** What is typed; what was there before goes along with it by itself. */
const Corrected = z.omit(CorrectStudent, { was: true })

interface Props {
  student: StudentDetails['student']
  onClose: () => void
}

/** The office corrects what students cannot change themselves (decision A7). */
export function CorrectDialog({ student: shown, onClose }: Props) {
  const t = useTranslations('student-staff')
  const fullName = useFullName()
  const universities = useUniversities()
  const { surname, firstname, email, neptun, university } = shown
  const { field, submit, busy } = useCallForm({
    call: student.correct,
    schema: Corrected,
    defaults: { surname, firstname, email, neptun: neptun ?? '', university, reason: '' },
    params: { id: shown._id },
    body: (values) => ({ ...values, was: { surname, firstname, email, neptun, university } }),
    onField: { 'email-taken': 'email', 'neptun-taken': 'neptun' },
    goesStale: [student.one, student.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('correcting.done', { name: fullName(shown) }) })
    },
  })
  return (
    <ConfirmDialog
      title={t('correcting.title')}
      confirm={t('correcting.confirm')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextInput label={t('correcting.surname')} data-autofocus {...field('surname')} />
      <TextInput label={t('correcting.firstname')} {...field('firstname')} />
      <TextInput
        label={t('one.email')}
        type="email"
        description={t('correcting.emailHint')}
        inputWrapperOrder={HINT_BELOW}
        {...field('email')}
      />
      <TextInput label={t('one.neptun')} autoCapitalize="characters" {...field('neptun')} />
      <NativeSelect
        label={t('one.university')}
        placeholder={t('correcting.chooseUniversity')}
        options={universities.all}
        {...field('university')}
      />
      <Textarea
        label={t('correcting.reason')}
        description={t('correcting.reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}
