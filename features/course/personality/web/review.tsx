import { Button, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { personality } from '../calls.ts'
import { forgetScores, type Scores } from './kept-scores.ts'
import { useScoreWords } from './score-scale.tsx'
import classes from './test-page.module.css'

export type Statements = Answer<typeof personality.test>['statements']

interface Props {
  statements: Statements
  scores: Scores
  change: (place: number) => void
  /** The statement whose answer was just corrected: there the person was reading. */
  corrected: number | null
}

/** Every answer once more before sending (WCAG 3.3.4). */
export function Review({ statements, scores, change, corrected }: Props) {
  const t = useTranslations('personality.test')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (corrected !== null) list.current?.querySelectorAll('button')[corrected]?.focus()
  }, [corrected])
  const answers = statements.flatMap(({ id }) =>
    scores[id] === undefined ? [] : [{ id, score: scores[id] }],
  )
  const { submit, busy, isUniform, isOutdated, reconsider } = useSubmission(answers)
  const open = statements.length - answers.length
  const words = useScoreWords()
  return (
    <section>
      <Title order={1}>{t('reviewTitle')}</Title>
      {isOutdated && <Notice kind="problem">{t('renewed')}</Notice>}
      <Text my="md">{open === 0 ? t('reviewText') : t('open', { count: open })}</Text>
      <ol ref={list} className={classes.review}>
        {statements.map(({ id, text }, place) => (
          <li key={id}>
            <span>{text}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => change(place)}>
              {scores[id] === undefined ? t('answer') : t('change', { score: words(scores[id]) })}
            </Button>
          </li>
        ))}
      </ol>
      <ActButton
        size="lg"
        mt="lg"
        off={open > 0 && t('open', { count: open })}
        busy={busy}
        onClick={() => submit(false)}
      >
        {t('send')}
      </ActButton>
      {isUniform && (
        <ConfirmDialog
          title={t('uniform.title')}
          confirm={t('uniform.confirm')}
          cancel={t('uniform.reconsider')}
          busy={busy}
          onConfirm={() => submit(true)}
          onClose={reconsider}
        >
          <Text>{t('uniform.text')}</Text>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Sends the answers. Nearly equal ones are asked about; those to a test that changed meanwhile are asked for anew. */
function useSubmission(answers: { id: string; score: number }[]) {
  const navigate = useNavigate()
  const [isUniform, setUniform] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const { run, busy } = useAct(personality.answer, {
    done: async () => {
      forgetScores()
      await askAgain(personality.test)
      await navigate({ to: '/personality/success', replace: true })
    },
    failed: (failure) => {
      const isOutdated = isFailure(failure, 'personality-test-incomplete')
      const isUniform = isFailure(failure, 'personality-test-uniform')
      setOutdated(isOutdated)
      if (isOutdated || isUniform) setUniform(isUniform)
      if (isOutdated) void askAgain(personality.test)
      return isOutdated || isUniform
    },
  })
  const submit = (confirmed: boolean) => run({ body: { answers, confirmed } })
  return { submit, busy, isUniform, isOutdated, reconsider: () => setUniform(false) }
}
