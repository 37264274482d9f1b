import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Cross } from '#platform/ui/cross.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { Attempt, AttemptQuestion } from '../calls.ts'
import { useNumberWords } from './numeric.tsx'
import { Report } from './report.tsx'
import { SolutionMap, solutionId } from './solution-map.tsx'
import classes from './solutions.module.css'

// Few questions are ever ruled on.
const Ruled = lazyComponent(() => import('./ruled.tsx'))

type Solved = AttemptQuestion & { solution: NonNullable<AttemptQuestion['solution']> }

const isSolved = (question: AttemptQuestion): question is Solved => question.solution !== null

/** Right answers and why, or why they are not shown yet (decision C3). */
export function Solutions({ attempt, questions }: Pick<Attempt, 'questions'> & { attempt: string }) {
  const t = useTranslations('exam.receipt')
  const solved = questions.filter(isSolved)
  if (solved.length === 0) return <Text>{t('hidden')}</Text>
  return (
    <div className={classes.sides}>
      {solved.length > 1 && <SolutionMap questions={solved} />}
      <ol className={classes.solutions}>
        {solved.map((question) => (
          <li key={question.position} id={solutionId(question.position)}>
            <Title order={3} size="h5">
              {question.position}. {question.prompt}
            </Title>
            <Text size="sm" c="dimmed" mb="xs">
              <Dotted
                parts={[
                  t('earned', { earned: question.solution.points, points: question.points }),
                  !question.choice?.length && t('none'),
                ]}
              />
            </Text>
            <Answers question={question} />
            {question.solution.ruling && (
              <LatePart>
                <Ruled ruling={question.solution.ruling} />
              </LatePart>
            )}
            <p className={classes.why}>{question.solution.why}</p>
            <Report attempt={attempt} question={question} report={question.solution.report} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What was right and what was answered, as the kind of the question has it. */
function Answers({ question }: { question: Solved }) {
  if (question.kind === 'numeric') return <Numbers question={question} />
  if (question.kind === 'ordering' || question.kind === 'matching') return <Orders question={question} />
  return <Options question={question} />
}

function Numbers({ question: { unit, choice, solution } }: { question: Solved }) {
  const t = useTranslations('exam.receipt')
  const format = useNumberWords()
  const answer = ([number]: readonly number[]) =>
    number === undefined ? '' : `${format(number)} ${unit}`.trim()
  const tolerance = solution.tolerance ? ` ± ${format(solution.tolerance)}` : ''
  return (
    <div className={classes.orders}>
      <Text fw={600}>{t('rightNumber', { answer: `${answer(solution.correct)}${tolerance}` })}</Text>
      {choice && choice.length > 0 && <Text>{t('yourNumber', { answer: answer(choice) })}</Text>}
    </div>
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

function Orders({ question: { terms, options, choice, solution } }: { question: Solved }) {
  const t = useTranslations('exam.receipt')
  const isMatching = terms.length > 0
  const of = (order: readonly number[]) =>
    order.map((option, place) => (isMatching ? `${terms[place]}: ${options[option]}` : options[option]))
  return (
    <div className={classes.orders}>
      <Order label={t(isMatching ? 'rightPairs' : 'rightOrder')} rows={of(solution.correct)} />
      {choice && choice.length > 0 && (
        <Order label={t(isMatching ? 'yourPairs' : 'yourOrder')} rows={of(choice)} />
      )}
    </div>
  )
}

function Order({ label, rows }: { label: string; rows: readonly (string | undefined)[] }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <ol>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
    </div>
  )
}
