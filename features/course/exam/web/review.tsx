import { Button, Stack, Text, Title } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { AttemptQuestion } from '../calls.ts'
import type { QueueView } from './answer-queue.ts'
import { stateOf } from './question-map.tsx'
import classes from './review.module.css'
import sitting from './sitting.module.css'
import type { Submission } from './use-submission.ts'

interface Props {
  questions: readonly AttemptQuestion[]
  answers: QueueView
  submission: Submission
  heading: RefObject<HTMLHeadingElement | null>
  onGo: (position: number) => void
}

/** The last look before an exam is submitted: what has an answer, what has none. */
export function Review({ questions, answers, submission, heading, onGo }: Props) {
  const t = useTranslations('exam')
  const [asking, setAsking] = useState(false)
  const missing = questions.filter(({ position }) => !answers.choices[position]?.length)
  const first = missing[0]
  return (
    <Stack gap="lg">
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
        {t('review.title')}
      </Title>
      <Text>
        {missing.length === 0 ? t('review.complete') : t('review.missing', { count: missing.length })}{' '}
        {t('review.final')}
      </Text>
      <ol className={classes.questions}>
        {questions.map(({ position, prompt }) => (
          <li key={position}>
            <button type="button" onClick={() => onGo(position)}>
              <span className={classes.position}>{position}.</span>
              <span className={classes.prompt}>{prompt}</span>
              <State state={stateOf(position, answers)} />
            </button>
          </li>
        ))}
      </ol>
      <div className={sitting.steps} data-review>
        <Text size="sm" role="status">
          {submission.state === 'saving' && t('review.saving')}
        </Text>
        {submission.held.length > 0 && answers.unsaved.length > 0 && (
          <Notice kind="problem">{t('review.notSaved', { questions: answers.unsaved.join(', ') })}</Notice>
        )}
        {!first && (
          <Button variant="default" onClick={() => onGo(questions.length)}>
            {t('question.back')}
          </Button>
        )}
        <ActButton
          variant={first ? 'default' : 'filled'}
          busy={submission.state !== 'none'}
          onClick={first ? () => setAsking(true) : submission.submit}
        >
          {t('review.submit')}
        </ActButton>
        {first && <Button onClick={() => onGo(first.position)}>{t('review.answer')}</Button>}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('review.askTitle')}
          confirm={t('review.submitOpen')}
          cancel={t('review.back')}
          busy={submission.state !== 'none'}
          onConfirm={async () => {
            await submission.submit()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <Text>
            {t('review.ask', {
              count: missing.length,
              questions: missing.map(({ position }) => position).join(', '),
            })}{' '}
            {t('review.final')}
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function State({ state }: { state: ReturnType<typeof stateOf> }) {
  const t = useTranslations('exam.map')
  return (
    <span className={classes.state} data-state={state}>
      {t(state)}
    </span>
  )
}
