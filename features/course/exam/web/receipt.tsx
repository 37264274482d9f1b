import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { outcomeOf } from '#course/grade/web/outcome.ts'
import { AwaitedPart, LatePart } from '#platform/ui/late-part.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useArrival } from '#platform/web/arrival.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { Attempt } from '../calls.ts'
import { isSame } from './answers.ts'
import type { Closed } from './closed.ts'
import { Facts } from './facts.tsx'
import { NextSteps } from './next-steps.tsx'
import classes from './receipt.module.css'
import { Reread } from './reread.tsx'
import { Result } from './result.tsx'
import { Solutions } from './solutions.tsx'
import { readUnsaved } from './unsaved-answers.ts'
import { arrivalOf } from './use-submission.ts'

const Passed = lazyComponent(() => import('./passed.tsx'))
// Few results are ever changed.
const Regraded = lazyComponent(() => import('./regraded.tsx'))

/** What came of an attempt, and how it goes on (spec 4). Printed, it is a document without what leads further. */
export function Receipt({ attempt }: { attempt: Closed }) {
  const t = useTranslations('exam.receipt')
  const [lost] = useState(() => lostAnswers(attempt))
  const { course, isKnown } = useStanding()
  const ofExam = useArrival(arrivalOf(attempt, true))
  const ofCourse = useArrival(arrivalOf(attempt, false))
  // What the result opened is shown with it: nothing that arrives later moves what is read.
  if (!isKnown)
    return (
      <Skeleton
        className={classes.coming}
        height={420}
        mt={40}
        role="status"
        aria-busy="true"
        aria-label={t('coming')}
      />
    )
  const progress = course?.currentProgress
  return (
    <div className={classes.receipt} data-passed={attempt.receipt.passed || undefined}>
      {course && progress && (ofExam.isOpen || ofCourse.isOpen) && (
        <LatePart fallback={null}>
          <Passed
            attempt={attempt}
            course={course}
            progress={progress}
            isLast={ofCourse.isOpen && outcomeOf(course.modules, progress).heading === 'all'}
            onClose={ofExam.close}
          />
        </LatePart>
      )}
      <div className={classes.result}>
        <Result attempt={attempt} course={course} />
        {lost.length > 0 && (
          <div className={classes.lost}>
            <Notice kind="problem">{t('lost', { questions: lost.join(', ') })}</Notice>
          </div>
        )}
      </div>
      <div className={classes.beside}>
        <NextSteps attempt={attempt} course={course} />
        <Reread lessons={attempt.receipt.reread} />
      </div>
      <div className={classes.record}>
        <AwaitedPart>
          {attempt.receipt.regrades.length > 0 && <Regraded regrades={attempt.receipt.regrades} />}
        </AwaitedPart>
        <div className={classes.proof}>
          <Facts attempt={attempt} />
          <Button
            className={classes.print}
            variant="subtle"
            size="sm"
            leftSection={<Printer size="1.25em" aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </div>
      </div>
      <section className={classes.solutions}>
        <Title order={2} size="h3">
          {t('solutions')}
        </Title>
        <Solutions attempt={attempt.id} questions={attempt.questions} />
      </section>
    </div>
  )
}

/** The course as it stands after the attempt; without it after a failure, since the receipt tells the result alone too. */
function useStanding() {
  const { data, isFetching } = useQuery(progressQuery())
  const [isKnown, setKnown] = useState(!isFetching)
  useEffect(() => setKnown((known) => known || !isFetching), [isFetching])
  return { course: data, isKnown }
}

/** Answers this device still holds and the closed attempt does not have: told, never hidden. */
function lostAnswers({ id, questions }: Attempt): number[] {
  const isLost = ({ position, choice }: Attempt['questions'][number]) => {
    const left = readUnsaved(localStorage, id, position)
    return left !== null && !isSame(left.choice, choice ?? [])
  }
  return questions.filter(isLost).map(({ position }) => position)
}
