import { Text, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { course } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { Stage } from '#platform/ui/stage.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import { Advance } from './advance.tsx'
import type { Closed } from './closed.ts'
import { useCountedPoints } from './points.ts'
import classes from './result.module.css'

interface Props {
  attempt: Closed
  course: Answer<typeof course.progress> | undefined
}

/** The points of an attempt: on the stage when it was passed, quietly when it was not. */
export function Result(props: Props) {
  return props.attempt.receipt.passed ? <Passed {...props} /> : <NotPassed {...props} />
}

function Passed({ attempt, course }: Props) {
  const t = useTranslations('exam.receipt')
  const { points, opensModule, ended } = attempt.receipt
  // After the end a module that opened leads nowhere any more.
  const opened = ended ? null : opensModule
  return (
    <Stage>
      {course && <Advance course={course} passed={attempt.module.id} opened={opened?.id} />}
      <p className={classes.verdict}>
        <Tick size={26} /> {t('passed')}
      </p>
      <p className={classes.points}>
        <VisuallyHidden>{t('points', { points })}</VisuallyHidden>
        <CountedPoints points={points} /> <span>{t('of')}</span>
      </p>
      <Mark attempt={attempt} />
      {opened && <Text mt="xs">{t('opens', { title: opened.title })}</Text>}
    </Stage>
  )
}

/** Seen, not heard: a screen reader has the final number beside it. The final one keeps the room of those before it. */
function CountedPoints({ points }: { points: number }) {
  const t = useTranslations('exam.receipt')
  const shown = useCountedPoints(points)
  return (
    <strong className={classes.counted} aria-hidden="true">
      <span>{t('points', { points })}</span>
      <span>{t('points', { points: shown })}</span>
    </strong>
  )
}

/** Calm: the stop waits on its line. */
function NotPassed({ attempt, course }: Props) {
  const t = useTranslations('exam.receipt')
  const { points, passMarkPercent, attemptsLeft } = attempt.receipt
  return (
    <div className={classes.quiet}>
      {course && <Advance course={course} opened={attempt.module.id} />}
      <p className={classes.verdict}>{t('failed')}</p>
      <p className={classes.points}>
        <strong>{t('points', { points })}</strong> <span>{t('of')}</span>
      </p>
      <Mark attempt={attempt} />
      <Text mt="xs">
        {t(attemptsLeft > 0 ? 'missingAgain' : 'missing', { points: passMarkPercent - points })}
      </Text>
    </div>
  )
}

function Mark({ attempt: { receipt, status } }: Pick<Props, 'attempt'>) {
  const t = useTranslations('exam.receipt')
  return (
    <Text c="dimmed">
      {t('mark', { percent: receipt.passMarkPercent })}{' '}
      {status === 'TIMED_OUT' && <span>{t('timedOut')}</span>}
    </Text>
  )
}
