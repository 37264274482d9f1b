import { useFormatter, useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { StageLine } from '#platform/ui/stage-line.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { ownProjectQuery } from '#teams/project/web/calls.ts'
import { useShownPath } from '../shown-path.ts'
import { type SecondStop, useSecondStops } from './second-stops.ts'
import classes from './second-strip.module.css'
import { stripAt } from './strip-at.ts'

/** The line of the second semester as the head of the pages it leads to, with the one that is open marked on it. */
export function SecondStrip() {
  const t = useTranslations('dashboard-second')
  const path = useShownPath()
  const { data } = useSide(progressQuery())
  const own = useSide(ownProjectQuery())
  const progress = data?.currentProgress
  if (own.failure)
    return (
      <div className={classes.missing}>
        <SideFailed of={own} name={t('name')} />
      </div>
    )
  return (
    <div className={classes.strip}>
      {data && progress && own.data && (
        <Line course={data} progress={progress} view={own.data.view} here={stripAt(path)} />
      )}
    </div>
  )
}

type Props = Pick<Parameters<typeof useSecondStops>[0], 'course' | 'progress' | 'view'> & {
  here: SecondStop | null
}

function Line({ course, progress, view, here }: Props) {
  const t = useTranslations('dashboard-second')
  const format = useFormatter()
  const { user } = useStore(session)
  const isOwner = user?.projectRole === 'OWNER'
  const hasReport = Boolean(view?.report)
  const stops = useSecondStops({ course, progress, view, isOwner, hasReport, here })
  const end = format.dateTime(new Date(progress.endsAt), { month: 'short', day: 'numeric' })
  return <StageLine name={t('name')} stops={stops} today={null} flag={end} isStrip />
}
