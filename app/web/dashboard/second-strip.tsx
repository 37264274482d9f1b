import { useFormatter, useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { StageLine } from '#platform/ui/stage-line.tsx'
import { type SecondStop, stopOf, useSecondStops, useUnknownStops } from './second-stops.ts'
import classes from './second-strip.module.css'
import { useNextStep } from './use-next-step.ts'

interface Props {
  /** Of which stop the open page is. */
  open: SecondStop
}

/** The line of the second semester as the head of the pages it leads to, with the one that is open marked on it. */
export default function SecondStrip({ open }: Props) {
  const { data, isAwaited } = useSide(progressQuery())
  if (!data?.currentProgress) return <UnknownStrip open={open} isAwaited={isAwaited} />
  return <Strip course={data} progress={data.currentProgress} open={open} />
}

/** All that is known without an answer, where it will stand: what was reached and what is next is marked on it later. */
function UnknownStrip({ open, isAwaited }: Props & { isAwaited: boolean }) {
  const t = useTranslations('dashboard-second')
  return (
    <div className={classes.strip} aria-busy={isAwaited || undefined}>
      <StageLine name={t('name')} stops={useUnknownStops()} today={null} flag={null} open={open} isStrip />
    </div>
  )
}

interface StripProps extends Props {
  course: Answer<typeof course.progress>
  progress: Progress
}

function Strip({ course, progress, open }: StripProps) {
  const t = useTranslations('dashboard-second')
  const format = useFormatter()
  const { step, own, requests, handIn, view, hasReport } = useNextStep(course, progress)
  const isAwaiting = useAwaiting(own, requests, handIn)
  const stops = useSecondStops({ course, progress, view, hasReport, next: stopOf(step) })
  const missing = [own, requests, handIn].find(({ failure }) => failure)
  const end = format.dateTime(new Date(progress.endsAt), { month: 'short', day: 'numeric' })
  return (
    <>
      {!own.failure && (isAwaiting || !own.data) && <UnknownStrip open={open} isAwaited />}
      {!own.failure && !isAwaiting && own.data && (
        <div className={classes.strip}>
          <StageLine name={t('name')} stops={stops} today={null} flag={end} open={open} isStrip />
        </div>
      )}
      {missing && (
        <div className={classes.missing}>
          <SideFailed of={missing} name={t(missing === own ? 'name' : 'next')} />
        </div>
      )}
    </>
  )
}
