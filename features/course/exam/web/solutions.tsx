import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Cross } from '#platform/ui/cross.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import type { Attempt, AttemptQuestion } from '../calls.ts'
import { Report } from './report.tsx'
import classes from './solutions.module.css'

type Solved = AttemptQuestion & { solution: NonNullable<AttemptQuestion['solution']> }

const isSolved = (question: AttemptQuestion): question is Solved => question.solution !== null

/** Right answers and why, or why they are not shown yet (decision C3). */
export function Solutions({ attempt, questions }: Pick<Attempt, 'questions'> & { attempt: string }) {
  const t = useTranslations('exam.receipt')
  const solved = questions.filter(isSolved)
  if (solved.length === 0) return <Text>{t('hidden')}</Text>
  return (
    <ol className={classes.solutions}>
      {solved.map((question) => (
        <li key={question.position}>
          <Title order={3} size="h5">
            {question.position}. {question.prompt}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {t('earned', { earned: question.solution.points, points: question.points })}
            {!question.choice?.length && <span>{` · ${t('none')}`}</span>}
          </Text>
          {question.kind === 'ordering' ? <Orders question={question} /> : <Options question={question} />}
          <p className={classes.why}>{question.solution.why}</p>
          <Report attempt={attempt} question={question} report={question.solution.report} />
        </li>
      ))}
    </ol>
  )
}

function Options({ question: { options, choice, solution } }: { question: Solved }) {
  const t = useTranslations('exam.receipt')
  return (
    <ul className={classes.options}>
      {options.map((option, i) => {
        const isRight = solution.correct.includes(i)
        const isYours = choice?.includes(i) ?? false
        const words = isYours ? (isRight ? t('yoursRight') : t('yours')) : isRight ? t('right') : null
        return (
          <li key={option} data-right={isRight || undefined} data-wrong={(isYours && !isRight) || undefined}>
            <span className={classes.sign}>{isRight ? <Tick /> : isYours && <Cross />}</span>
            {option}
            {words && <strong> ({words})</strong>}
          </li>
        )
      })}
    </ul>
  )
}

function Orders({ question: { options, choice, solution } }: { question: Solved }) {
  const t = useTranslations('exam.receipt')
  return (
    <div className={classes.orders}>
      <Order label={t('rightOrder')} order={solution.correct} options={options} />
      {choice && choice.length > 0 && <Order label={t('yourOrder')} order={choice} options={options} />}
    </div>
  )
}

function Order({
  label,
  order,
  options,
}: {
  label: string
  order: readonly number[]
  options: readonly string[]
}) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <ol>
        {order.map((option) => (
          <li key={option}>{options[option]}</li>
        ))}
      </ol>
    </div>
  )
}
