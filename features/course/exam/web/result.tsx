import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Stage } from '#platform/ui/stage.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import { Advance } from './advance.tsx'
import { AtThisPace } from './at-this-pace.tsx'
import { PassedActs } from './next-steps.tsx'
import { Opened } from './opened.tsx'
import classes from './result.module.css'
import { type AfterAttempt, waysOn } from './ways-on.ts'

/** The points of an attempt: on the stage when it was passed, quietly when it was not. */
export function Result(props: AfterAttempt) {
  return props.attempt.receipt.passed ? <Passed {...props} /> : <NotPassed {...props} />
}

function Passed({ attempt, course }: AfterAttempt) {
  const t = useTranslations('exam.receipt')
  const { points } = attempt.receipt
  const { opens } = waysOn({ attempt, course })
  return (
    <Stage>
      {course && <Advance course={course} passed={attempt.module.id} opened={opens?.id} />}
      <div className={classes.halves}>
        <div>
          <p className={classes.verdict}>
            <Tick size={26} /> {t('passed')}
          </p>
          <p className={classes.points}>
            <strong className={classes.arriving}>{t('points', { points })}</strong> <span>{t('of')}</span>
          </p>
          <Mark attempt={attempt} />
        </div>
        <div className={classes.way}>
          {opens && (
            <p className={classes.opens}>
              <Opened title={opens.title} />
            </p>
          )}
          {course?.currentProgress && !attempt.receipt.ended && (
            <Text>
              <AtThisPace course={course} progress={course.currentProgress} />
            </Text>
          )}
          <div className={classes.acts}>
            <PassedActs attempt={attempt} course={course} />
          </div>
        </div>
      </div>
    </Stage>
  )
}

/** Calm: the stop waits on its line. */
function NotPassed({ attempt, course }: AfterAttempt) {
  const t = useTranslations('exam.receipt')
  const { points, passMarkPercent, attemptsLeft } = attempt.receipt
  return (
    <div className={classes.quiet}>
      {course && <Advance course={course} opened={attempt.module.id} />}
      <div className={classes.halves}>
        <div>
          <p className={classes.verdict}>{t('failed')}</p>
          <p className={classes.points}>
            <strong>{t('points', { points })}</strong> <span>{t('of')}</span>
          </p>
        </div>
        <div className={classes.way}>
          <Mark attempt={attempt} />
          <Text>
            {t(attemptsLeft > 0 ? 'missingAgain' : 'missing', { points: passMarkPercent - points })}
          </Text>
        </div>
      </div>
    </div>
  )
}

function Mark({ attempt: { receipt, status } }: Pick<AfterAttempt, 'attempt'>) {
  const t = useTranslations('exam.receipt')
  return (
    <Text c="dimmed">
      {t('mark', { percent: receipt.passMarkPercent })}{' '}
      {status === 'TIMED_OUT' && <span>{t('timedOut')}</span>}
    </Text>
  )
}
