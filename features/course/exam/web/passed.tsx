import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import StudentCard from '#course/card/web/student-card.tsx'
import type { course, Progress } from '#course/course/calls.ts'
import { requiredOf } from '#course/course/web/required.ts'
import { outcomeOf } from '#course/grade/web/outcome.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Arrival } from '#platform/ui/arrival.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { daysBetween } from '#platform/web/budapest-time.ts'
import { AtThisPace } from './at-this-pace.tsx'
import type { Closed } from './closed.ts'

type Course = Answer<typeof course.progress>

interface Props {
  attempt: Closed
  course: Course
  progress: Progress
  /** The last module of the course was completed with it. */
  isLast: boolean
  onClose: () => void
}

/** The arrival of a passed exam; of the whole course where it was the last one. */
export default function Passed({ attempt, course: answer, progress, isLast, onClose }: Props) {
  const t = useTranslations('exam.arrival')
  const moment = useMoment()
  const { module, receipt } = attempt
  const { required, done } = requiredOf(answer.modules, progress)
  return (
    <Arrival
      when={moment(receipt.closedAt)}
      heading={isLast ? t('all') : t('module', { number: module.position })}
      stops={Math.max(2, required.length)}
      reached={isLast ? undefined : done}
      acts={
        <>
          <WayOn attempt={attempt} course={answer} progress={progress} isLast={isLast} onClose={onClose} />
          <Button variant="default" onClick={onClose}>
            {t('receipt')}
          </Button>
        </>
      }
      card={<StudentCard occasion={isLast ? t('allOccasion') : t('occasion', { title: module.title })} />}
      onClose={onClose}
    >
      {isLast ? (
        <WholeCourse course={answer} progress={progress} at={receipt.closedAt} count={required.length} />
      ) : (
        <Pace attempt={attempt} course={answer} progress={progress} done={done} count={required.length} />
      )}
    </Arrival>
  )
}

type PaceProps = Pick<Props, 'attempt' | 'course' | 'progress'> & { done: number; count: number }

function Pace({ attempt: { receipt, number }, course, progress, done, count }: PaceProps) {
  const t = useTranslations('exam.arrival')
  return (
    <>
      <span>{t('points', { points: receipt.points, attempt: number })}</span>{' '}
      <span>{t('done', { done, count })}</span> <AtThisPace course={course} progress={progress} />
    </>
  )
}

interface WholeProps {
  course: Course
  progress: Progress
  /** When the last exam was handed in. */
  at: string
  count: number
}

function WholeCourse({ course: { modules }, progress, at, count }: WholeProps) {
  const t = useTranslations('exam.arrival')
  const tg = useTranslations('grade')
  const { points, reachable, grade } = outcomeOf(modules, progress).grade
  const days = Math.max(1, daysBetween(new Date(progress.startsAt), new Date(at)))
  return (
    <>
      <span>{t('took', { count, days })}</span>{' '}
      <span>{t('result', { points, reachable, grade: tg(`grades.g${grade}`), number: grade })}</span>
    </>
  )
}

/** To what ends the semester, or to the first lesson of the module that has opened. */
function WayOn({
  attempt,
  course: { lessons },
  progress,
  isLast,
  onClose,
}: Omit<Props, 'isLast'> & { isLast: boolean }) {
  const t = useTranslations('exam')
  const { opensModule, ended } = attempt.receipt
  const lesson = lessons.find(({ module }) => module === opensModule?.id)
  if (isLast && !ended)
    return (
      <LinkButton to={progress.number === 1 ? '/one-pager' : '/progress-report'} onClick={onClose}>
        {t(progress.number === 1 ? 'arrival.onePager' : 'arrival.report')}
      </LinkButton>
    )
  if (lesson && !ended)
    return (
      <LinkButton to="/lessons/$id" params={{ id: lesson.id }} onClick={onClose}>
        {t('receipt.goOn')}
      </LinkButton>
    )
  return (
    <LinkButton to="/" onClick={onClose}>
      {t('arrival.home')}
    </LinkButton>
  )
}
