import { Text, Textarea } from '@mantine/core'
import { text } from '@rajt/contract/parts'
import { REASON_MAX } from '@rajt/contract/registration'
import { type StudentDetails, student } from '@rajt/contract/student'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { useFullName } from '../ui/names.ts'
import { PersonCell } from '../ui/person-cell.tsx'
import { toast } from '../ui/toast.tsx'
import { useCallForm } from '../ui/use-call-form.ts'

const WithReason = z.object({ reason: text(REASON_MAX) })

interface Props {
  student: StudentDetails['student']
  onClose: () => void
}

/** Disables an account, or enables it again. */
export function SwitchDialog({ student: shown, onClose }: Props) {
  const t = useTranslations('student-staff.switching')
  const fullName = useFullName()
  const to = shown.isDisabled ? 'enable' : 'disable'
  const { field, submit, busy } = useCallForm({
    call: student[to],
    schema: WithReason,
    defaults: { reason: '' },
    params: { id: shown._id },
    goesStale: [student.one, student.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t(`done.${to}`, { name: fullName(shown) }) })
    },
  })
  return (
    <ConfirmDialog
      title={t(`ask.${to}`)}
      confirm={t(to)}
      danger={to === 'disable'}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <div>
        <PersonCell row={shown} whole />
      </div>
      <Text>{t(`effect.${to}`)}</Text>
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
