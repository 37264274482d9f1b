import '@mantine/core/styles/Progress.css'
import { Button, Group, Progress, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { answered } from '#platform/web/answered.ts'
import { isUndecided, testQuery } from './calls.ts'
import { hasScores, type Scores, useKeptScores } from './kept-scores.ts'
import { firstOpen, nextOpen } from './places.ts'
import { Review, type Statements } from './review.tsx'
import { ScoreScale } from './score-scale.tsx'
import { StatementSkeleton } from './skeletons.tsx'
import classes from './test-page.module.css'

/** One statement a screen; answers are kept over a reload until they are sent (spec 2). */
export function TestPage() {
  const t = useTranslations('personality.test')
  return (
    <Page width="reading">
      <Loaded query={testQuery()} heading={t('title')} skeleton={<StatementSkeleton />}>
        {(test) =>
          isUndecided(test) && !hasScores() ? (
            <Redirect to="/personality/success" replace />
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
  const [place, setPlace] = useState(() => firstOpen(statements, scores))
  const statement = statements[place]
  const [corrected, setCorrected] = useState<number | null>(null)
  useAnswered(statements, scores)
  const answer = (score: number) => {
    if (!statement) return
    setCorrected(scores[statement.id] === undefined ? null : place)
    setScore(statement.id, score)
    setPlace(nextOpen(statements, { ...scores, [statement.id]: score }, place))
  }
  // Once every statement has its answer, the review is next: nobody walks through them all again.
  const placeAfter = firstOpen(statements, scores) === statements.length ? statements.length : place + 1
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
        next={statement && scores[statement.id] !== undefined ? () => setPlace(placeAfter) : null}
      />
    </>
  )
}

/** The line beside the page is run as far as the test is. */
function useAnswered(statements: Statements, scores: Scores) {
  const count = statements.filter(({ id }) => scores[id] !== undefined).length
  const total = statements.length
  useEffect(() => answered.set({ count, total }), [count, total])
  useEffect(() => () => answered.set(null), [])
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

/** What cannot be done is not offered: an answer goes on by itself. */
function Steps({ place, total, back, next }: StepsProps) {
  const t = useTranslations('personality.test')
  return (
    <Group mt={40} justify="space-between">
      {place > 0 && (
        <Button variant="default" onClick={back}>
          {t('back')}
        </Button>
      )}
      {place < total && next && (
        <Button variant="light" ml="auto" onClick={next}>
          {t('next')}
        </Button>
      )}
    </Group>
  )
}
