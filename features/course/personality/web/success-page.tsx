import { Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import type { Personality } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PictureActs } from '#platform/ui/picture-acts.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { Stage } from '#platform/ui/stage.tsx'
import type { personality } from '../calls.ts'
import { testQuery, useSelect } from './calls.ts'
import { drawCard } from './card.ts'
import { PersonalityFigure } from './figure.tsx'
import { ResultSkeleton } from './skeletons.tsx'
import classes from './success-page.module.css'
import { TypeChoice } from './type-choice.tsx'

type Test = Answer<typeof personality.test>

/** What the test came to, a picture of it to keep, and the choice of a type beside its score (spec 4, decision C7). */
export function SuccessPage() {
  const t = useTranslations('personality.success')
  return (
    <Page>
      <div data-alone>
        <Loaded query={testQuery()} heading={t('title')} skeleton={<ResultSkeleton />}>
          {(test) =>
            test.result ? <Result test={test} result={test.result} /> : <Redirect to="/personality" replace />
          }
        </Loaded>
      </div>
    </Page>
  )
}

function Result({ test, result }: { test: Test; result: NonNullable<Test['result']> }) {
  const titleOf = (one: Personality) => test.types.find((type) => type.personality === one)?.title ?? one
  const taglineOf = (one: Personality) => test.types.find((type) => type.personality === one)?.tagline ?? ''
  // In the order of the choices below.
  const suggested = test.types
    .map(({ personality }) => personality)
    .filter((one) => test.suggested.includes(one))
  return (
    <>
      <Suggestion suggested={suggested} titleOf={titleOf} taglineOf={taglineOf}>
        <Card test={test} result={result} titleOf={titleOf} />
      </Suggestion>
      <Choice test={test} />
    </>
  )
}

interface SuggestionProps {
  suggested: readonly Personality[]
  titleOf: (one: Personality) => string
  taglineOf: (one: Personality) => string
  /** What can be done with the picture of it. */
  children: ReactNode
}

/** The type in front; all of them where several share the first place, side by side; none where all four are equal. */
function Suggestion({ suggested, titleOf, taglineOf, children }: SuggestionProps) {
  const t = useTranslations('personality.success')
  const [only, ...others] = suggested
  if (suggested.length === 0)
    return (
      <>
        <Title order={1}>{t('none')}</Title>
        <Text mt="md">{t('noneText')}</Text>
      </>
    )
  if (only && others.length === 0)
    return (
      <Stage type={only}>
        <div className={classes.only}>
          <PersonalityFigure personality={only} size="large" />
          <div>
            <Text c="dimmed">{t('best')}</Text>
            <Title order={1} className={classes.type}>
              {titleOf(only)}
            </Title>
            <Text size="lg" mt="sm" mb="lg">
              {taglineOf(only)}
            </Text>
            {children}
          </div>
        </div>
      </Stage>
    )
  return (
    <>
      <Text c="dimmed" mb="xs">
        {t('bestOnes')}
      </Text>
      <Title order={1} className={classes.several}>
        {suggested.map((one) => (
          <span key={one} data-type={one}>
            <PersonalityFigure personality={one} />
            <span>{titleOf(one)}</span>
          </span>
        ))}
      </Title>
      <div className={classes.acts}>{children}</div>
    </>
  )
}

interface CardProps extends Pick<SuggestionProps, 'titleOf'> {
  test: Test
  result: NonNullable<Test['result']>
}

function Card({ test, result, titleOf }: CardProps) {
  const t = useTranslations('personality.card')
  const names = useTranslations('ui.types')
  const front = test.suggested.map((personality) => ({ personality, title: titleOf(personality) }))
  const bars = result
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ personality, percent }) => ({ personality, name: names(personality), percent }))
  const lead = t(front.length === 1 ? 'one' : 'several')
  return <PictureActs title={t('title')} draw={() => drawCard({ lead, front, bars })} />
}

/** One suggested type is chosen already; between several, or without any, the person chooses. */
function Choice({ test }: { test: Test }) {
  const t = useTranslations('personality.success')
  const navigate = useNavigate()
  const [only, ...others] = test.suggested
  const [chosen, setChosen] = useState(test.chosen ?? (others.length === 0 ? only : undefined) ?? null)
  const [isMissing, setMissing] = useState(false)
  const { run, busy } = useSelect({ done: () => navigate({ to: '/', replace: true }) })
  const confirm = () => {
    setMissing(chosen === null)
    if (chosen) void run({ body: { personality: chosen } })
  }
  return (
    <div className={classes.choice}>
      <TypeChoice
        legend={<span className={classes.question}>{t('choose')}</span>}
        types={test.types}
        result={test.result}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Text c="dimmed" my="lg">
        {t('later')}
      </Text>
      {isMissing && !chosen && <Notice kind="problem">{t('pick')}</Notice>}
      <ActButton size="lg" onClick={confirm} busy={busy} mt={isMissing && !chosen ? 'md' : 0}>
        {t('confirm')}
      </ActButton>
    </div>
  )
}
