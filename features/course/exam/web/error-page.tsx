import { Group, Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { wordsOf } from '#platform/ui/failure-words.ts'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { NotFoundPage } from '#platform/ui/not-found-page.tsx'
import { Page } from '#platform/ui/page.tsx'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { Exhausted } from './exhausted.tsx'
import classes from './heading.module.css'
import { failureOf, type KeptFailure } from './kept-failure.ts'
import { ToModules } from './to-modules.tsx'

/** The way on from each refusal of an exam (decision C5). */
const leadsTo = {
  'semester-not-started': 'dashboard',
  'semester-ended': 'dashboard',
  'module-locked': 'modules',
  'attempts-exhausted': 'result',
  'no-exam': 'modules',
  'service-unavailable': 'again',
  'init-failed': 'again',
  'result-failed': 'again',
} as const

type ErrorCode = keyof typeof leadsTo

/** Refusals that pass by themselves or by what the student does. */
const goesOn: readonly ErrorCode[] = ['semester-not-started', 'module-locked']

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(leadsTo, code)

/** `tests/error/{errorCode}`: what is wrong, what it means, what to do next. */
export function ErrorPage() {
  const { errorCode = '' } = useParams({ strict: false })
  return isErrorCode(errorCode) ? <ExamError code={errorCode} /> : <NotFoundPage />
}

function ExamError({ code }: { code: ErrorCode }) {
  const t = useTranslations('exam')
  if (leadsTo[code] === 'result')
    return (
      <Page>
        <ToModules />
        <Exhausted />
      </Page>
    )
  return (
    <Page title={t(`errors.${code}.title`)} width="reading">
      <Title order={1} className={classes.heading}>
        <span className={classes.word}>{t('title')}</span> {t(`errors.${code}.title`)}
      </Title>
      <Refused code={code} />
    </Page>
  )
}

function Refused({ code }: { code: ErrorCode }) {
  const t = useTranslations('exam')
  const failure = failureOf(code)
  const spoken = useStore(language)
  const isTrouble = leadsTo[code] === 'again'
  // What passes by nothing but trying again is broken off; the others leave what was reached.
  const line = goesOn.includes(code) ? 'waits' : isTrouble ? 'ends' : 'stops'
  return (
    <EmptyState line={line}>
      {/* Why an exam could not be started is in the server's own words (spec 8). */}
      {code === 'init-failed' && failure && <Text fw={600}>{wordsOf(failure, spoken)}</Text>}
      <Text size="lg">{t(`errors.${code}.text`)}</Text>
      {failure?.reference && isTrouble && (
        <Text c="dimmed">{t('reference', { reference: failure.reference })}</Text>
      )}
      <Group gap="md">
        <Next code={code} failure={failure} />
        {isTrouble && (
          <LinkAnchor to="/help" data-own-line>
            {t('support')}
          </LinkAnchor>
        )}
      </Group>
    </EmptyState>
  )
}

function Next({ code, failure }: { code: ErrorCode; failure: KeptFailure | null }) {
  const t = useTranslations('exam')
  if (leadsTo[code] === 'dashboard') return <LinkButton to="/">{t('toDashboard')}</LinkButton>
  if (leadsTo[code] === 'again' && failure)
    return (
      <LinkButton
        to="/tests/$moduleId"
        params={{ moduleId: failure.moduleId }}
        search={{ attempt: failure.attempt ?? undefined }}
      >
        {t('tryAgain')}
      </LinkButton>
    )
  return <LinkButton to="/modules">{t('toModules')}</LinkButton>
}
