import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import { Arrival } from '#platform/ui/arrival.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { Team } from '../calls.ts'

/** Modules, project, team, mentor, report. */
const STOPS = 5
const MENTOR = 4

interface Props {
  project: { name: string }
  mentor: NonNullable<Team['mentor']>
  onClose: () => void
}

/** The arrival of a mentor's yes. Nobody else's name stands on the card. */
export default function MentorFound({ project, mentor, onClose }: Props) {
  const t = useTranslations('team.arrival')
  const fullName = useFullName()
  return (
    <Arrival
      when={<span {...WRITTEN}>{project.name}</span>}
      heading={t('mentor')}
      stops={STOPS}
      reached={MENTOR}
      acts={<Button onClick={onClose}>{t('contact')}</Button>}
      card={<StudentCard occasion={t('mentorOccasion')} withPoints={false} />}
      onClose={onClose}
    >
      <span>{t('mentorTook', { name: fullName(mentor) })}</span>
    </Arrival>
  )
}
