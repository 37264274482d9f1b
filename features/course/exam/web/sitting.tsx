import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { useStore } from '#platform/web/store.ts'
import type { Attempt } from '../calls.ts'
import type { QueueView } from './answer-queue.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { Notes } from './notes.tsx'
import { Question } from './question.tsx'
import { QuestionMap } from './question-map.tsx'
import { queueOf } from './queues.ts'
import { Review } from './review.tsx'
import { SavedMark } from './saved-mark.tsx'
import classes from './sitting.module.css'
import { Steps } from './steps.tsx'
import { TimeLeft } from './time-left.tsx'
import { useAttemptSync, useLeaveWarning } from './use-attempt-sync.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  attempt: Attempt
  /** It was seen while the exam was on its way. */
  keepsHeader: boolean
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
}

/** A running exam: one question at a time, back and forth, review, submit (decision C3). */
export function Sitting({ attempt, keepsHeader, aheadMs }: Props) {
  const t = useTranslations('exam')
  const [queue] = useState(() => queueOf(attempt))
  const answers = useStore(queue.view)
  const [place, setPlace] = useState<number | 'review'>(() => firstOpen(attempt, answers))
  const submission = useSubmission(attempt, queue)
  const heading = useMovedFocus(place)
  useAttemptSync(attempt, queue, answers)
  useLeaveWarning(answers)
  // From the first question on: keys that choose work where the focus is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])

  const hear = () => {
    queue.heard()
    heading.current?.focus()
  }
  const { questions } = attempt
  const answered = questions.filter(({ position }) => answers.choices[position]?.length).length
  const question = questions.find(({ position }) => position === place)
  return (
    <div className={classes.exam} data-exam data-keeps-header={keepsHeader || undefined}>
      <LeaveQuestion />
      <div className={classes.status}>
        <Link to="/modules" className={classes.leave} title={t('toModules')}>
          <X aria-hidden="true" /> <span>{t('exit')}</span>
        </Link>
        <TimeLeft attempt={attempt} aheadMs={aheadMs} onOver={submission.submitOverdue} />
        <SavedMark answers={answers} aheadMs={aheadMs} />
        <progress
          className={classes.progress}
          max={questions.length}
          value={answered}
          aria-label={t('progress', { answered, count: questions.length })}
          title={t('progress', { answered, count: questions.length })}
        />
      </div>
      <div className={classes.sheet}>
        <Notes answers={answers} onHeard={hear} />
        {submission.state === 'overdue' ? (
          <Overdue />
        ) : question ? (
          <>
            <Question
              key={question.position}
              question={question}
              count={questions.length}
              chosen={answers.choices[question.position] ?? []}
              onChoose={(choice) => queue.give(question.position, choice)}
              heading={heading}
            />
            <Steps position={question.position} count={questions.length} onGo={setPlace} />
          </>
        ) : (
          <Review
            questions={questions}
            answers={answers}
            submission={submission}
            heading={heading}
            onGo={setPlace}
          />
        )}
      </div>
      {question && (
        <div className={classes.map}>
          <QuestionMap
            positions={questions.map(({ position }) => position)}
            answers={answers}
            current={question.position}
            onGo={(to) => (to === place ? heading.current?.focus() : setPlace(to))}
          />
        </div>
      )}
    </div>
  )
}

function Overdue() {
  const t = useTranslations('exam.time')
  return (
    <Text role="status" size="lg">
      {t('over')}
    </Text>
  )
}

/** A resumed exam goes on at the first question without an answer. */
const firstOpen = ({ questions }: Attempt, { choices }: QueueView) =>
  questions.find(({ position }) => !choices[position]?.length)?.position ?? 'review'
