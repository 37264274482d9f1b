import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CountedHint } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import {
  DECLINE_REASON_MAX,
  DeclineProject,
  type MentorApplication,
  mentorApplication,
} from '../mentor-application-calls.ts'
import { requests } from '../requests-calls.ts'
import { useLateAnswer } from './use-late-answer.ts'

interface Props {
  application: MentorApplication
  onClose: () => void
}

/** A mentor declines with a reason, which is kept while it is typed (spec 5). */
export function DeclineDialog({ application: { _id, _project }, onClose }: Props) {
  const t = useTranslations('request-mentor-application.manage')
  const { form, field, submit, busy } = useCallForm({
    call: mentorApplication.decline,
    schema: DeclineProject,
    params: { id: _id },
    defaults: { reason: '' },
    draft: `decline.${_id}`,
    invalidates: [mentorApplication.received, requests.waiting],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('declined', { name: _project.name }) })
    },
    failed: useLateAnswer(onClose),
  })
  return (
    <ConfirmDialog
      title={t('declineTitle')}
      confirm={t('decline')}
      danger
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {_project.name}
      </Text>
      <Textarea
        label={t('reason')}
        description={
          <CountedHint hint={t('reasonHint')} control={form.control} name="reason" max={DECLINE_REASON_MAX} />
        }
        inputWrapperOrder={HINT_BELOW}
        rows={4}
        data-autofocus
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}
