import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { exam, ReportQuestion } from '../calls.ts'

interface Props {
  attempt: string
  position: number
  onClose: () => void
}

/** What is wrong with a question; what was typed is kept until it was sent. */
export default function ReportDialog({ attempt, position, onClose }: Props) {
  const t = useTranslations('exam.report')
  const { field, submit, busy } = useCallForm({
    call: exam.report,
    schema: ReportQuestion,
    defaults: { position, comment: '' },
    draft: `report.${attempt}.${position}`,
    params: { id: attempt },
    invalidates: [exam.attempt],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('sent') })
    },
  })
  return (
    <ConfirmDialog
      title={t('title', { position })}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t('effect')}</Text>
      <Textarea label={t('label')} rows={4} data-autofocus {...field('comment')} />
    </ConfirmDialog>
  )
}
