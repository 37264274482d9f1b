import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#platform/ui/links.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { standingQuery } from '#teams/progress-report/web/calls.ts'
import type { Team } from '../calls.ts'
import { nextOf, type TeamStep } from './next-step.ts'
import classes from './team.module.css'

const ways = {
  member: '/my-project/team/member-finder/list',
  mentor: '/mentors/find-mentors',
  report: '/progress-report',
} as const satisfies Record<TeamStep, string>

interface Props {
  team: Team
  isOwner: boolean
}

/** The one thing that a team does next: the page's only primary button. Nothing once its report is there. */
export function NextOfTeam({ team, isOwner }: Props) {
  const t = useTranslations('team.next')
  const { data } = useSide(standingQuery())
  const step = nextOf(team, isOwner, data !== undefined && data.report !== null)
  if (!step) return null
  const words = step === 'mentor' && !isOwner ? 'suggestMentor' : step
  return (
    <section className={classes.next} aria-label={t('title')}>
      <div>
        <Text size="sm" fw={600}>
          {t('title')}
        </Text>
        <Title order={2} size="h3">
          {t(`${words}.title`, { count: team.remainingSeats })}
        </Title>
      </div>
      <LinkButton to={ways[step]}>{t(`${words}.act`)}</LinkButton>
    </section>
  )
}
