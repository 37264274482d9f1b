import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { course } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import type { Closed } from './closed.ts'

interface Props {
  attempt: Closed
  course: Answer<typeof course.progress> | undefined
}

/**
 * After an attempt: the next module, what is left to try, which result counts. Who failed reads before trying again.
 * The act that leads further comes first, what is said of trying again beside that.
 */
export function NextSteps({ attempt, course: data }: Props) {
  const t = useTranslations('exam')
  const { receipt, module } = attempt
  const standing = data?.currentProgress?.moduleProgresses.find((one) => one.module === module.id)
  const last = standing?.exam.counts
  const isReplaced = last !== undefined && last !== null && last.attempt !== attempt.id
  const canImprove = standing?.exam.can.start ?? false
  // After the end a module that opened leads nowhere any more.
  const opens = receipt.ended ? null : receipt.opensModule
  const lesson = data?.lessons.find((one) => one.module === opens?.id)
  const [missed] = canImprove && !lesson ? receipt.reread : []
  return (
    <Stack gap="sm" component="section" align="flex-start">
      <Title order={2} size="h3">
        {t('receipt.next')}
      </Title>
      {isReplaced && (
        <Text>
          {t('receipt.replaced', { points: last.points })}{' '}
          <LinkAnchor
            to="/tests/$moduleId"
            params={{ moduleId: module.id }}
            search={{ attempt: last.attempt }}
          >
            {t('receipt.showLast')}
          </LinkAnchor>
        </Text>
      )}
      {opens && !receipt.passed && <Text>{t('receipt.opens', { title: opens.title })}</Text>}
      {lesson && (
        <LinkButton to="/lessons/$id" params={{ id: lesson.id }}>
          {t('receipt.goOn')}
        </LinkButton>
      )}
      {missed && (
        <LinkButton to="/lessons/$id" params={{ id: missed.id }}>
          {t('receipt.rereadFirst', { title: missed.title })}
        </LinkButton>
      )}
      <Left receipt={receipt} />
      <Group gap="sm" w="100%">
        {canImprove && (
          <LinkButton
            variant={lesson || missed ? 'default' : 'filled'}
            to="/tests/$moduleId"
            params={{ moduleId: module.id }}
          >
            {t('receipt.improve')}
          </LinkButton>
        )}
        <LinkButton variant={lesson || canImprove ? 'subtle' : 'filled'} to="/modules">
          {t('toModules')}
        </LinkButton>
      </Group>
    </Stack>
  )
}

/** Attempts left and what they are good for. */
function Left({ receipt: { passed, attemptsLeft, ended } }: Pick<Closed, 'receipt'>) {
  const t = useTranslations('exam.receipt')
  if (ended) return <Text>{t('ended')}</Text>
  if (attemptsLeft > 0) return <Text>{t(passed ? 'better' : 'again', { left: attemptsLeft })}</Text>
  return passed ? null : <Text>{t('exhausted')}</Text>
}
