import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { mentoredProject } from '#teams/mentored-project/calls.ts'
import { type MentorApplication, mentorApplication } from '../mentor-application-calls.ts'
import { useLateAnswer } from './use-late-answer.ts'

interface Props {
  application: MentorApplication
  left: number
  onClose: () => void
}

/** Accepting is final (decision P7). Whoever comes too late reads who was faster, and the list behind shows it. */
export function AcceptDialog({ application: { _id, _project }, left, onClose }: Props) {
  const t = useTranslations('request-mentor-application.manage')
  const { run, busy } = useAct(mentorApplication.accept, {
    invalidates: [mentorApplication.received, mentoredProject.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('accepted', { name: _project.name }) })
    },
    failed: useLateAnswer(onClose),
  })
  return (
    <ConfirmDialog
      title={t('acceptTitle')}
      confirm={t('accept')}
      busy={busy}
      onConfirm={() => run({ params: { id: _id } })}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {_project.name}
      </Text>
      <Text>{t('acceptFinal', { left: Math.max(0, left - 1) })}</Text>
    </ConfirmDialog>
  )
}
