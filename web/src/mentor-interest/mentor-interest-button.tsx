import { Text } from '@mantine/core'
import { mentorInterest } from '@rajt/contract/mentor-interest'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ActButton } from '../ui/act-button.tsx'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import { interestsQuery } from './calls.ts'

/** A mentor tells a project without a mentor that they would take it; once told, says so. */
export default function MentorInterestButton({ project }: { project: string }) {
  const t = useTranslations('mentor-interest')
  const { data } = useQuery(interestsQuery())
  const { run, busy } = useAct(mentorInterest.send, {
    goesStale: [mentorInterest.list],
    done: () => toast({ kind: 'success', text: t('done') }),
  })
  const isSent = data?.interests.some(({ _project }) => _project._id === project)
  if (isSent) return <Text role="status">{t('sent')}</Text>
  return (
    <ActButton busy={busy} onClick={() => run({ body: { id: project } })}>
      {t('send')}
    </ActButton>
  )
}
