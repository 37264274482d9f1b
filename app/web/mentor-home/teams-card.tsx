import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import { written } from '#platform/ui/written.tsx'
import type { MentoredProject } from '#teams/mentored-project/calls.ts'
import classes from './mentor-home.module.css'

const SHOWN = 2

/** The latest teams of a mentor, and how far each of them is. */
export function TeamsCard({ teams }: { teams: readonly MentoredProject[] }) {
  const t = useTranslations('mentor-home.teams')
  if (teams.length === 0) return <Text mt={2}>{t('none')}</Text>
  return (
    <>
      <ul className={classes.teams}>
        {teams.slice(0, SHOWN).map((team) => (
          <li key={team._id}>
            <NameLink to="/project/project-detail/$projectId" params={{ projectId: team._id }}>
              {written(team.name)}
            </NameLink>
            <Did team={team} />
          </li>
        ))}
      </ul>
      {teams.length > SHOWN && (
        <LinkAnchor to="/mentored-projects" size="sm" data-own-line>
          {t('all', { count: teams.length })}
        </LinkAnchor>
      )}
    </>
  )
}

/** Its report, which is the last thing a team does; until then the modules that its members have completed together. */
function Did({ team: { report, members, moduleCount } }: { team: MentoredProject }) {
  const t = useTranslations('mentor-home.teams')
  const format = useFormatter()
  const done = members.reduce((sum, { modulesCompleted }) => sum + modulesCompleted, 0)
  return (
    <span>
      {report
        ? t('reported', {
            date: format.dateTime(new Date(report.submittedAt), { month: 'short', day: 'numeric' }),
          })
        : t('modules', { done, all: moduleCount * members.length })}
    </span>
  )
}
