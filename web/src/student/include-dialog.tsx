import { Text, Textarea } from '@mantine/core'
import { text } from '@rajt/contract/parts'
import { REASON_MAX } from '@rajt/contract/registration'
import { semester } from '@rajt/contract/semester'
import { type StudentDetails, student } from '@rajt/contract/student'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'

const WithReason = z.object({ reason: text(REASON_MAX) })

interface Props {
  of: StudentDetails['student']
  onClose: () => void
}

/** Lets a student take part in the running semester after all (decision X10). */
export function IncludeDialog({ of, onClose }: Props) {
  const t = useTranslations('student-staff.including')
  const name = useFullName()(of)
  const { field, submit, busy } = useCallForm({
    call: semester.include,
    schema: WithReason,
    defaults: { reason: '' },
    params: { id: of._id },
    goesStale: [student.one, student.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done', { name }) })
    },
  })
  return (
    <ConfirmDialog title={t('title')} confirm={t('confirm')} busy={busy} onConfirm={submit} onClose={onClose}>
      <Text>{t('what', { name })}</Text>
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        data-autofocus
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}
