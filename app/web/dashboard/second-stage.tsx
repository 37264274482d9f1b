import { useTranslations } from 'use-intl'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { standingQuery as reportQuery } from '#teams/progress-report/web/calls.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import { OfStops } from './first-stage.tsx'
import type { NextStep } from './next-step.ts'
import { useSecondStops } from './second-stops.ts'

type Props = Omit<Parameters<typeof OfStops>[0], 'stops'>

const stopOf = ({ kind }: NextStep) =>
  kind === 'progress-report'
    ? 'report'
    : kind === 'lesson' || kind === 'exam' || kind === 'continue-exam' || kind === 'improve'
      ? 'modules'
      : null

/** The stage of a second semester, whose stops lead from the modules over the team to the report. */
export function SecondStage(props: Props) {
  const t = useTranslations('dashboard-second')
  const { user } = useStore(session)
  const isOwner = user?.projectRole === 'OWNER'
  const own = useSide(ownProjectQuery())
  const report = useSide({ ...reportQuery(), enabled: isOwner && props.progress.status === 'COMPLETED' })
  const view = own.data?.view ?? null
  const stops = useSecondStops({
    ...props,
    view,
    isOwner,
    hasReport: Boolean(view?.report ?? report.data?.report),
    here: stopOf(props.step),
  })
  // A line without what is known of the own team would say that there is none.
  return (
    <>
      <OfStops {...props} stops={own.failure ? [] : stops} />
      <SideFailed of={own} name={t('name')} />
    </>
  )
}
