import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import { Arrival } from '#platform/ui/arrival.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { Team } from '../calls.ts'
import { lastJoined } from './last-joined.ts'

/** Modules, project, team, mentor, report. */
const STOPS = 5
const TEAM = 3

/** The arrival of a full team. */
export default function TeamFull({ team, onClose }: { team: Team; onClose: () => void }) {
  const t = useTranslations('team.arrival')
  const ofTeam = useTranslations('team.team')
  const types = useTranslations('ui.types')
  const format = useFormatter()
  const fullName = useFullName()
  const day = useDay()
  const { project, members } = team
  const has = [...new Set(members.flatMap(({ personality }) => personality ?? []))]
  return (
    <Arrival
      when={day(lastJoined(team))}
      heading={ofTeam('isFull')}
      stops={STOPS}
      reached={TEAM}
      acts={<Button onClick={onClose}>{t('look')}</Button>}
      card={<StudentCard occasion={t('occasion')} withPoints={false} />}
      onClose={onClose}
    >
      <span {...WRITTEN}>{project.name}</span>{' '}
      <span>{t('members', { names: format.list(members.map((member) => fullName(member))) })}</span>{' '}
      {has.length > 0 && <span>{t('types', { types: format.list(has.map((type) => types(type))) })}</span>}
    </Arrival>
  )
}
