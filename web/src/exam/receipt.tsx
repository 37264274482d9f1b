import { Stack, Text, Title } from '@mantine/core'
import type { Attempt } from '@rajt/contract/exam'
import { Fragment, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { Stage } from '../ui/stage.tsx'
import { Tick } from '../ui/tick.tsx'
import { isSame } from './answers.ts'
import type { Closed } from './closed.ts'
import { NextSteps } from './next-steps.tsx'
import classes from './receipt.module.css'
import { Solutions } from './solutions.tsx'
import { readUnsaved } from './unsaved-answers.ts'

/** What came of an attempt, and how it goes on (spec 4). */
export function Receipt({ attempt }: { attempt: Closed }) {
  const t = useTranslations('exam.receipt')
  const [lost] = useState(() => lostAnswers(attempt))
  const { points, passed, passMarkPercent } = attempt.receipt
  const Ground = passed ? Stage : Fragment
  return (
    <Stack gap={40} mt={40}>
      <div>
        <Ground>
          <p className={classes.points}>
            {t('points', { points })} <span>{t('of')}</span>
          </p>
          <p className={classes.verdict}>
            {passed && <Tick size={26} />} {passed ? t('passed') : t('failed')}
          </p>
          <Text c="dimmed">
            {t('mark', { percent: passMarkPercent })} {attempt.status === 'TIMED_OUT' && t('timedOut')}
          </Text>
        </Ground>
        {lost.length > 0 && (
          <div className={classes.lost}>
            <Notice kind="problem">{t('lost', { questions: lost.join(', ') })}</Notice>
          </div>
        )}
        <Facts attempt={attempt} />
      </div>
      <NextSteps attempt={attempt} />
      <section>
        <Title order={2} size="h3" mb="sm">
          {t('solutions')}
        </Title>
        <Solutions questions={attempt.questions} />
      </section>
    </Stack>
  )
}

function Facts({ attempt }: { attempt: Closed }) {
  const t = useTranslations('exam.receipt')
  const format = useFormatter()
  const { number, closedAt } = attempt.receipt
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('number')}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{t('attempt')}</dt>
        <dd>{t('attemptNumber', { number: attempt.number })}</dd>
      </div>
      <div>
        <dt>{t('closedAt')}</dt>
        <dd>{format.dateTime(new Date(closedAt), { dateStyle: 'medium', timeStyle: 'short' })}</dd>
      </div>
    </dl>
  )
}

/** Answers this device still holds and the closed attempt does not have: told, never hidden. */
function lostAnswers({ id, questions }: Attempt): number[] {
  const isLost = ({ position, choice }: Attempt['questions'][number]) => {
    const left = readUnsaved(localStorage, id, position)
    return left !== null && !isSame(left.choice, choice ?? [])
  }
  return questions.filter(isLost).map(({ position }) => position)
}
