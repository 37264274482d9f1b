import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { semester } from '#office/semester/calls.ts'
import { REASON_MAX } from '#people/registration/calls.ts'
import { text } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type StudentDetails, student } from '../calls.ts'

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
    invalidates: [student.one, student.list],
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
