import { useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { hasClosed } from '#course/course/passed.ts'
import type { Answer } from '#platform/contract/call.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import { isTeamStep } from '#teams/team/web/team-step.ts'
import { OfStops } from './first-stage.tsx'
import type { NextStep } from './next-step.ts'
import { stopOf, useSecondStops } from './second-stops.ts'
import { StepCard } from './step-card.tsx'
import { TeamStepCard } from './team-step-card.tsx'

interface Props {
  course: Answer<typeof course.progress>
  progress: Progress
  step: NextStep
  /** The progress report of the own team is there. */
  hasReport: boolean
}

/** The stage of a second semester, whose stops lead from the modules over the team to the report. */
export default function SecondStage({ course, progress, step, hasReport }: Props) {
  const t = useTranslations('dashboard-second')
  const own = useSide(ownProjectQuery())
  const view = own.data?.view ?? null
  const stops = useSecondStops({ course, progress, view, hasReport, next: stopOf(step) })
  // A line without what is known of the own team would say that there is none.
  return (
    <>
      <OfStops
        course={course}
        progress={progress}
        stops={own.failure ? [] : stops}
        heading={isTeamStep(step) ? t(`heading.${step.kind}`) : undefined}
        card={
          isTeamStep(step) ? (
            <TeamStepCard step={step} />
          ) : (
            <StepCard step={step} progress={progress} isAnyClosed={hasClosed(course.modules, progress)} />
          )
        }
      />
      <SideFailed of={own} name={t('name')} />
    </>
  )
}
