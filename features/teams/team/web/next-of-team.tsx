import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { standingQuery } from '#teams/progress-report/web/calls.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import { ownRequestsQuery } from '#teams/request/web/calls.ts'
import classes from './team.module.css'
import { nextOfTeam } from './team-step.ts'
import { TeamStepLink, TeamStepTitle } from './team-step-parts.tsx'

/** What a team does next, and the answers it follows from, for which the page waits. */
export function useNextOfTeam() {
  const isOwner = useStore(session).user?.projectRole === 'OWNER'
  const own = useSide(ownProjectQuery())
  const requests = useSide(ownRequestsQuery())
  const report = useSide(standingQuery())
  const step =
    own.data && requests.data && report.data
      ? nextOfTeam({ ...own.data, isOwner, requests: requests.data.requests }, report.data.report !== null)
      : null
  return { step, own, requests, report }
}

/** The one thing that a team does next: the page's only primary button. Nothing once its report is there. */
export function NextOfTeam() {
  const t = useTranslations('team-step')
  // What is missing for it is told by the strip and by the part of the report.
  const { step } = useNextOfTeam()
  if (!step) return null
  return (
    <section className={classes.next} aria-label={t('title')}>
      <div>
        <Text size="sm" fw={600}>
          {t('title')}
        </Text>
        <Title order={2} size="h3">
          <TeamStepTitle step={step} />
        </Title>
      </div>
      <TeamStepLink step={step} />
    </section>
  )
}
