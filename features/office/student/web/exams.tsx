import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Module, ModuleProgress, Progress } from '#course/course/calls.ts'
import { isClosed } from '#course/course/passed.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { StudentAttempt, StudentDetails } from '../calls.ts'
import { GrantDialog } from './grant-dialog.tsx'
import classes from './student.module.css'

const kinds = {
  INACTIVE: 'quiet',
  ACTIVE: 'open',
  COMPLETED: 'good',
  CLOSED: 'quiet',
} as const satisfies Record<string, TagKind>

interface Props {
  details: StudentDetails
  progress: Progress
}

/** Module by module: lessons, attempts, and what the office has granted (decision C4). */
export function Exams({ details, progress }: Props) {
  const t = useTranslations('student-staff.exams')
  const [asked, setAsked] = useState<Module | null>(null)
  return (
    <section className={`${classes.card} ${classes.whole}`} aria-labelledby="exams">
      <Title order={2} id="exams" size="h4">
        {t('title')}
      </Title>
      <ul className={`${classes.lines} ${classes.pairs}`}>
        {details.course.modules.map((module) => {
          const standing = progress.moduleProgresses.find((one) => one.module === module.id)
          return (
            standing && (
              <ModuleLine
                key={module.id}
                module={module}
                standing={standing}
                details={details}
                onGrant={() => setAsked(module)}
              />
            )
          )
        })}
      </ul>
      {asked && <GrantDialog module={asked} details={details} onClose={() => setAsked(null)} />}
    </section>
  )
}

interface LineProps {
  module: Module
  standing: ModuleProgress
  details: StudentDetails
  onGrant: () => void
}

function ModuleLine({ module, standing, details, onGrant }: LineProps) {
  const t = useTranslations('student-staff.exams')
  const { exam, lessonsDone: done, lessonCount: total } = standing
  const status = isClosed(standing) ? 'CLOSED' : standing.status
  const hasExam = exam.refusal !== 'no-exam'
  // One that is locked has nothing of the student yet, and nothing to be granted.
  const isOpen = standing.unlocked || exam.attemptsUsed > 0
  const granted = details.grants.find((one) => one.module === module.id)
  const attempts = details.attempts.filter((one) => one.module === module.id)
  const name = `${module.position}. ${module.title}`
  return (
    <li className={classes.standing}>
      <div className={classes.module}>
        <p className={classes.name}>{name}</p>
        <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
      </div>
      {isOpen && (
        <p className={classes.small}>
          <Dotted
            parts={[
              t('lessons', { done, total }),
              hasExam ? t('left', { used: exam.attemptsUsed, allowed: exam.attemptsAllowed }) : t('noExam'),
            ]}
          />
        </p>
      )}
      {granted && granted.extraAttempts + granted.extraMinutes > 0 && (
        <p className={classes.small}>
          {t('granted', { attempts: granted.extraAttempts, minutes: granted.extraMinutes })}
        </p>
      )}
      {attempts.length > 0 && (
        <ol className={classes.attempts}>
          {attempts.map((attempt) => (
            <AttemptLine key={attempt._id} attempt={attempt} counting={exam.counts?.attempt ?? null} />
          ))}
        </ol>
      )}
      {isOpen && details.can.grant.includes(module.id) && hasExam && (
        <Button
          // Who has passed seldom needs it.
          variant={exam.counts?.passed ? 'subtle' : 'default'}
          size="compact-sm"
          aria-label={t('grantFor', { module: name })}
          onClick={onGrant}
        >
          {t('grant')}
        </Button>
      )}
    </li>
  )
}

export function AttemptLine({ attempt, counting }: { attempt: StudentAttempt; counting: string | null }) {
  const t = useTranslations('student-staff.exams')
  const moment = useShortMoment()
  const { number, points, passed, closedAt, startedAt, status } = attempt
  if (closedAt === null)
    return (
      <li>
        {t('attempt', { number })}: {t('open', { date: moment(startedAt) })}
      </li>
    )
  const words = [
    t('result', { points: points ?? 0, outcome: passed ? 'passed' : 'failed' }),
    ...(status === 'TIMED_OUT' ? [t('timedOut')] : []),
    t('closed', { date: moment(closedAt) }),
  ]
  return (
    <li>
      {t('attempt', { number })}: {words.join(', ')}
      {attempt._id === counting && <strong> ({t('counts')})</strong>}
    </li>
  )
}
