import { Button, Group, Progress, Text, Title } from '@mantine/core'
import type { Answer } from '@rajt/contract/call'
import { personality } from '@rajt/contract/personality'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { paths } from '../plumbing/paths.ts'
import { forgetAnswers } from '../plumbing/query.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/boundary.tsx'
import { Page } from '../ui/page.tsx'
import { Redirect } from '../ui/redirect.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { isUndecided, testQuery } from './calls.ts'
import { forgetScores, hasScores, type Scores, useKeptScores } from './kept-scores.ts'
import { ScoreScale, useScoreWords } from './score-scale.tsx'
import classes from './test-page.module.css'

type Statements = Answer<typeof personality.test>['statements']
/** One statement a screen; answers are kept over a reload until they are sent (spec 2). */
export function TestPage() {
  const t = useTranslations('personality.test')
  return (
    <Page title={t('title')} narrow>
      <Loaded query={testQuery()}>
        {(test) =>
          isUndecided(test) && !hasScores() ? (
            <Redirect to={paths.personalitySuccess} replace />
          ) : (
            <Test statements={test.statements} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Test({ statements }: { statements: Statements }) {
  const [scores, setScore] = useKeptScores()
  const firstOpen = statements.findIndex(({ id }) => scores[id] === undefined)
  const [place, setPlace] = useState(firstOpen === -1 ? statements.length : firstOpen)
  const statement = statements[place]
  const [corrected, setCorrected] = useState<number | null>(null)
  // Once every other statement has its answer, the review is next: nobody walks through them all again.
  const goOn = (answered: string) => {
    const isLast = statements.every(({ id }) => id === answered || scores[id] !== undefined)
    setPlace(isLast ? statements.length : place + 1)
  }
  const answer = (score: number) => {
    if (!statement) return
    setCorrected(scores[statement.id] === undefined ? null : place)
    setScore(statement.id, score)
    goOn(statement.id)
  }
  return (
    <>
      <Place place={place} total={statements.length} />
      {statement ? (
        <Question key={statement.id} text={statement.text} score={scores[statement.id]} answer={answer} />
      ) : (
        <Review statements={statements} scores={scores} change={setPlace} corrected={corrected} />
      )}
      <Steps
        place={place}
        total={statements.length}
        back={() => setPlace(place - 1)}
        next={statement && scores[statement.id] !== undefined ? () => goOn(statement.id) : null}
      />
    </>
  )
}

function Place({ place, total }: { place: number; total: number }) {
  const t = useTranslations('personality.test')
  const label = place < total ? t('place', { place: place + 1, total }) : t('review')
  return (
    <div className={classes.place}>
      <Text fw={600}>{label}</Text>
      <Progress value={(place / total) * 100} size="sm" mt={8} aria-label={label} />
    </div>
  )
}

function Question({
  text,
  score,
  answer,
}: {
  text: string
  score: number | undefined
  answer: (score: number) => void
}) {
  const t = useTranslations('personality.test')
  const heading = useRef<HTMLHeadingElement>(null)
  // A new statement is a new page to a screen reader: it starts at the statement.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.statement}>
        {text}
      </Title>
      <ScoreScale legend={t('scale')} score={score} choose={answer} />
    </section>
  )
}

interface StepsProps {
  place: number
  total: number
  back: () => void
  /** Null until the statement has its answer. */
  next: (() => void) | null
}

function Steps({ place, total, back, next }: StepsProps) {
  const t = useTranslations('personality.test')
  return (
    <Group mt={40} justify="space-between">
      <Button variant="default" disabled={place === 0} onClick={back}>
        {t('back')}
      </Button>
      {place < total && (
        <Button variant="light" disabled={!next} onClick={next ?? undefined}>
          {t('next')}
        </Button>
      )}
    </Group>
  )
}

/** Every answer once more before sending (WCAG 3.3.4). */
function Review({
  statements,
  scores,
  change,
  corrected,
}: {
  statements: Statements
  scores: Scores
  change: (place: number) => void
  /** The statement whose answer was just corrected: there she was reading. */
  corrected: number | null
}) {
  const t = useTranslations('personality.test')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (corrected !== null) list.current?.querySelectorAll('button')[corrected]?.focus()
  }, [corrected])
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const answers = statements.flatMap(({ id }) =>
    scores[id] === undefined ? [] : [{ id, score: scores[id] }],
  )
  const submit = useMutation({
    mutationFn: () => send(personality.answer, { body: { answers } }),
    onSuccess: async () => {
      forgetScores()
      await forgetAnswers(personality.test)
      await navigate({ to: paths.personalitySuccess, replace: true })
    },
    onError: tellFailure,
  })
  const open = statements.length - answers.length
  const words = useScoreWords()
  return (
    <section>
      <Title order={1}>{t('reviewTitle')}</Title>
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
        disabled={open > 0}
        busy={submit.isPending}
        onClick={() => submit.mutate()}
      >
        {t('send')}
      </ActButton>
    </section>
  )
}
