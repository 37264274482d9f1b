import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { whole } from '#platform/ui/moment.ts'
import type { OwnSemester } from '#programme/programme/calls.ts'
import { HomeStage } from '../dashboard/home-stage.tsx'
import { expiredOf, type MentorFacts, type MentorStep, mentorStep } from './mentor-step.ts'
import { MentorStepCard } from './mentor-step-card.tsx'
import { useMentorStops } from './mentor-stops.ts'

interface Props {
  facts: MentorFacts
  dates: OwnSemester | null
}

/** The stage of a mentor, whose stops are the profile, what teams ask, the teams and their reports. */
export function MentorStage({ facts, dates }: Props) {
  const step = mentorStep(facts)
  const stops = useMentorStops(facts, step)
  const heading = useHeading(step, facts.teams?.length ?? 0)
  const expired = expiredOf(facts.requests)
  return (
    <HomeStage
      semester={dates && facts.phase && { ...dates, phase: facts.phase }}
      heading={heading}
      lead={
        expired && <Expired project={expired._project.name} closedAt={expired.closedAt ?? expired.answerBy} />
      }
      stops={stops}
      step={
        step && (
          <MentorStepCard step={step} startsAt={dates?.startsAt ?? null} teams={facts.teams?.length ?? 0} />
        )
      }
    />
  )
}

function useHeading(step: MentorStep | null, teams: number): string {
  const t = useTranslations('mentor-home')
  if (!step) return t('title')
  if (step.kind === 'answer') return t('heading.answer', { count: step.waiting })
  const isAmongTeams = step.kind === 'full' || step.kind === 'closed' || step.kind === 'look'
  if (isAmongTeams && teams > 0) return t('heading.teams', { count: teams })
  return t(`heading.${step.kind}`)
}

/** Nobody else tells a mentor that a team has waited in vain. */
function Expired({ project, closedAt }: { project: string; closedAt: string }) {
  const t = useTranslations('mentor-home')
  const format = useFormatter()
  const date = whole(format.dateTime(new Date(closedAt), { month: 'short', day: 'numeric' }))
  return <Text>{t('expired', { project, date })}</Text>
}
