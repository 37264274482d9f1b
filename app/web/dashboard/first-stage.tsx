import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { hasClosed } from '#course/course/passed.ts'
import { requiredOf } from '#course/course/web/required.ts'
import { type Outcome, outcomeOf } from '#course/grade/web/outcome.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Countdown } from './countdown.tsx'
import { useFirstStops } from './first-stops.ts'
import { HomeStage } from './home-stage.tsx'
import type { CourseStep } from './next-step.ts'
import { daysAhead } from './pace.ts'
import { StepCard } from './step-card.tsx'

/** From so many days behind an even pace on nobody is told that all goes well. */
const SLOW_DAYS = 7

interface OfCourse {
  course: Answer<typeof course.progress>
  progress: Progress
}

interface Props extends OfCourse {
  step: CourseStep
}

/** The stage of a first semester, whose stops are its modules. */
export function FirstStage({ course, progress, step }: Props) {
  const stops = useFirstStops(course, progress, 'module' in step ? step.module.id : null)
  return (
    <OfStops
      course={course}
      progress={progress}
      stops={stops}
      card={<StepCard step={step} progress={progress} isAnyClosed={hasClosed(course.modules, progress)} />}
    />
  )
}

interface OfStopsProps extends OfCourse {
  stops: Parameters<typeof HomeStage>[0]['stops']
  /** Where the one next step is not of the course: then it is said first, and how the course stands below it. */
  heading?: string | undefined
  /** The one next step. */
  card: ReactNode
}

/** The same heading and lead above whichever stops. */
export function OfStops({ course, progress, stops, heading, card }: OfStopsProps) {
  const t = useTranslations('dashboard')
  const outcome = outcomeOf(course.modules, progress)
  const isSlow = outcome.heading === 'some' && (standingOf(course, progress).days ?? 0) < -SLOW_DAYS
  const ofCourse = t(`header.${isExamOpen(progress) ? 'exam' : isSlow ? 'slow' : outcome.heading}`)
  // Where nothing is behind yet, all of it begins.
  const said = outcome.heading === 'none' ? undefined : heading
  return (
    <HomeStage
      semester={progress}
      heading={said ?? ofCourse}
      lead={<Lead course={course} progress={progress} outcome={outcome} first={said && ofCourse} />}
      stops={stops}
      step={card}
    />
  )
}

const isExamOpen = ({ moduleProgresses }: Progress) => moduleProgresses.some(({ exam }) => exam.open)

/** Required modules, and by how many days they are ahead of an even pace; null where there is none. */
function standingOf({ modules }: OfCourse['course'], progress: Progress) {
  const { required, done } = requiredOf(modules, progress)
  const count = required.length
  return { done, count, days: daysAhead(progress, { count, done }, new Date()) }
}

interface LeadProps extends OfCourse {
  outcome: Outcome
  /** What else would be the heading. */
  first: string | undefined
}

function Lead({ course, progress, outcome, first }: LeadProps) {
  const t = useTranslations('dashboard')
  const isOver = progress.phase === 'ended'
  if (progress.status === 'COMPLETED') return <Completed outcome={outcome} isOver={isOver} first={first} />
  if (progress.phase === 'before') return <Countdown startsAt={progress.startsAt} />
  if (progress.phase !== 'running') return null
  const { done, count, days } = standingOf(course, progress)
  const title = t('track.title', { completed: done, total: count })
  return (
    <Text>
      <span>{days !== null && days > 0 ? `${title}, ${t('track.ahead', { count: days })}` : title}</span>
    </Text>
  )
}

interface CompletedProps extends Pick<LeadProps, 'outcome' | 'first'> {
  isOver: boolean
}

/** Completed is not passed: what it is worth, and whether it can still become more. */
function Completed({ outcome, isOver, first }: CompletedProps) {
  const t = useTranslations('dashboard')
  const tg = useTranslations('grade')
  const { heading, grade, improvable } = outcome
  if (heading !== 'all' && heading !== 'failed') return null
  // A course without an exam has no grade.
  if (grade.reachable === 0) return first ? <Text>{first}</Text> : null
  const { percent, grade: number } = grade
  return (
    <Text>
      {first && <span>{`${first} `}</span>}
      <span>{t(`outcome.${heading}`, { number, grade: tg(`grades.g${number}`), percent })}</span>{' '}
      {improvable > 0 && <span>{t('outcome.improvable', { count: improvable })}</span>}
      {improvable === 0 && heading === 'failed' && (
        <span>{t(isOver ? 'outcome.over' : 'outcome.final')}</span>
      )}
    </Text>
  )
}
