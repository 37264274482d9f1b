import { Stack, Text, Title } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Personality, personalities } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BackLink, LinkButton } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { type PersonalityType, testMinutes } from '../calls.ts'
import { isUndecided, testQuery } from './calls.ts'
import { PersonalityFigure } from './figure.tsx'
import { hasScores } from './kept-scores.ts'
import { TypeSkeleton, WelcomeSkeleton } from './skeletons.tsx'
import classes from './type-pages.module.css'

/** Before the test: what it is for, and the four types to read about. Who has answered it goes on to the result. */
export function WelcomePage() {
  const t = useTranslations('personality.welcome')
  return (
    <Page width="reading">
      <Loaded query={testQuery()} heading={t('title')} skeleton={<WelcomeSkeleton />}>
        {(test) =>
          isUndecided(test) && !hasScores() ? (
            <Redirect to="/personality/success" replace />
          ) : (
            <Welcome types={test.types} statements={test.statements.length} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Welcome({ types, statements }: { types: readonly PersonalityType[]; statements: number }) {
  const t = useTranslations('personality.welcome')
  const [begun] = useState(hasScores)
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" my="lg">
        {t('text', { statements, minutes: testMinutes(statements) })}
      </Text>
      <LinkButton to="/personality" size="lg">
        {t(begun ? 'goOn' : 'begin')}
      </LinkButton>
      <Title order={2} mt={56} mb="md">
        {t('types')}
      </Title>
      <ul className={classes.types}>
        {types.map((type) => (
          <li key={type.personality}>
            <PersonalityFigure personality={type.personality} size="row" />
            <div>
              <Link to="/personality/detail/$personality" params={{ personality: type.personality }}>
                {type.title}
              </Link>
              <Text c="dimmed">{type.tagline}</Text>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One type, on the way in. */
export function DetailPage() {
  const t = useTranslations('personality')
  return <TypePage back={<BackLink to="/personality/welcome">{t('back')}</BackLink>} />
}

/** One type, read from inside the student area. */
export function OwnPersonalityPage() {
  const t = useTranslations('personality')
  return (
    <TypePage
      back={
        <BackLink to="/settings" search={{ tab: 'personality' }}>
          {t('toSettings')}
        </BackLink>
      }
    />
  )
}

function TypePage({ back }: { back: ReactNode }) {
  const names = useTranslations('ui.types')
  const { personality = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const known = personalities.find((one) => one.toLowerCase() === personality.toLowerCase())
  useEffect(() => {
    if (!known) navigate({ to: '/errors/error-404', replace: true })
  }, [known, navigate])
  if (!known) return null
  return (
    <Page title={names(known)}>
      {back}
      <Loaded query={testQuery()} heading={names(known)} skeleton={<TypeSkeleton />}>
        {({ types }) => <Described type={types.find((one) => one.personality === known)} />}
      </Loaded>
    </Page>
  )
}

function Described({ type }: { type: PersonalityType | undefined }) {
  const t = useTranslations('personality')
  if (!type) return null
  return (
    <Stack gap="lg" data-type={type.personality}>
      <div className={classes.head} data-stage>
        <div>
          <Title order={1}>{type.title}</Title>
          <Text size="lg">{type.tagline}</Text>
        </div>
        <PersonalityFigure personality={type.personality as Personality} size="large" />
      </div>
      {type.description.map((paragraph) => (
        <Text key={paragraph} maw="var(--reading)">
          {paragraph}
        </Text>
      ))}
      <div className={classes.sides}>
        <Points title={t('strengths')} points={type.strengths} />
        <Points title={t('watch')} points={type.watch} />
      </div>
      <Title order={2}>{t('team')}</Title>
      <Text maw="var(--reading)">{type.team}</Text>
    </Stack>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Stack gap="lg">
      <Title order={2}>{title}</Title>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Stack>
  )
}
