import { useTranslations } from 'use-intl'
import { useMoment, useNearMoment } from '#platform/ui/moment.ts'
import { timeLeft } from '#teams/request/web/time-left.ts'
import type { TeamStep } from '#teams/team/web/team-step.ts'
import { TeamStepLink, TeamStepTitle } from '#teams/team/web/team-step-parts.tsx'
import classes from './home-stage.module.css'
import { StepFrame } from './step-frame.tsx'

interface Props {
  step: TeamStep
}

/** The one next step, where it is for the team. */
export function TeamStepCard({ step }: Props) {
  const t = useTranslations('dashboard-second')
  const moment = useMoment()
  const shortly = useNearMoment()
  return (
    <StepFrame
      isNow
      label={<Label step={step} />}
      title={<TeamStepTitle step={step} />}
      text={
        step.kind === 'answer'
          ? t('answerBy', { until: shortly(step.until) })
          : t('teamsUntil', { until: moment(step.until) })
      }
    >
      <TeamStepLink step={step} className={classes.go} />
    </StepFrame>
  )
}

function Label({ step }: Props) {
  const t = useTranslations('dashboard.step')
  const left = useTranslations('request.left')
  if (step.kind !== 'answer') return t('label')
  const { unit, count } = timeLeft(step.request, Date.now())
  return `${t('label')}\u00a0· ${left(unit, { count })}`
}
