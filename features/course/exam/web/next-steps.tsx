import { Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EXAM_POINTS } from '#course/grade/grade.ts'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import type { Closed } from './closed.ts'
import { Opened } from './opened.tsx'
import { type AfterAttempt, waysOn } from './ways-on.ts'

/** After an attempt: which result counts, where to go, what is left to try. What was passed leads on from its stage. */
export function NextSteps(props: AfterAttempt) {
  const t = useTranslations('exam')
  const { receipt, module } = props.attempt
  const { replacedBy } = waysOn(props)
  const isAtMost = receipt.attemptsLeft === 0 || receipt.points === EXAM_POINTS
  // Who has passed and cannot do better goes on from the stage.
  if (receipt.passed && !replacedBy && !receipt.ended && isAtMost) return null
  return (
    <Stack gap="sm" component="section" align="flex-start">
      <Title order={2} size="h3">
        {t('receipt.next')}
      </Title>
      {replacedBy && (
        <Text>
          {t('receipt.replaced', { points: replacedBy.points })}{' '}
          <LinkAnchor
            to="/tests/$moduleId"
            params={{ moduleId: module.id }}
            search={{ attempt: replacedBy.attempt }}
          >
            {t('receipt.showLast')}
          </LinkAnchor>
        </Text>
      )}
      {receipt.passed ? <Left receipt={receipt} /> : <Again {...props} />}
    </Stack>
  )
}

/** The acts of a passed exam, on its stage: the next module first, trying again quietly beside it. */
export function PassedActs(props: AfterAttempt) {
  const t = useTranslations('exam')
  const { lesson, canImprove } = waysOn(props)
  return (
    <>
      {lesson ? (
        <LinkButton to="/lessons/$id" params={{ id: lesson.id }}>
          {t('receipt.goOn')}
        </LinkButton>
      ) : (
        <LinkButton to="/modules">{t('onToModules')}</LinkButton>
      )}
      {canImprove && (
        <LinkButton variant="default" to="/tests/$moduleId" params={{ moduleId: props.attempt.module.id }}>
          {t('receipt.improve')}
        </LinkButton>
      )}
    </>
  )
}

/** Who failed reads before trying again. The act that leads further comes first, what is said of it beside that. */
function Again(props: AfterAttempt) {
  const t = useTranslations('exam')
  const { receipt, module } = props.attempt
  const { opens, lesson, canImprove } = waysOn(props)
  const [missed] = canImprove && !lesson ? receipt.reread : []
  return (
    <>
      {opens && (
        <Text>
          <Opened title={opens.title} />
        </Text>
      )}
      {lesson && (
        <LinkButton to="/lessons/$id" params={{ id: lesson.id }}>
          {t('receipt.goOn')}
        </LinkButton>
      )}
      {missed && (
        <LinkButton
          to="/lessons/$id"
          params={{ id: missed.id }}
          aria-label={t('receipt.rereadFirstOf', { title: missed.title })}
        >
          {t('receipt.rereadFirst')}
        </LinkButton>
      )}
      <Left receipt={receipt} />
      {canImprove && (
        <LinkButton
          variant={lesson || missed ? 'default' : 'filled'}
          to="/tests/$moduleId"
          params={{ moduleId: module.id }}
        >
          {t('receipt.improve')}
        </LinkButton>
      )}
      {!lesson && !canImprove && <LinkButton to="/modules">{t('onToModules')}</LinkButton>}
    </>
  )
}

/** Attempts left and what they are good for. */
function Left({ receipt: { passed, attemptsLeft, ended } }: Pick<Closed, 'receipt'>) {
  const t = useTranslations('exam.receipt')
  if (ended) return <Text>{t('ended')}</Text>
  if (attemptsLeft > 0) return <Text>{t(passed ? 'better' : 'again', { left: attemptsLeft })}</Text>
  return passed ? null : <Text>{t('exhausted')}</Text>
}
