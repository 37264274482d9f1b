import { useTranslations } from 'use-intl'
import { Cross } from '#platform/ui/cross.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import type { AttemptQuestion } from '../calls.ts'
import classes from './solution-map.module.css'

type Solved = Pick<AttemptQuestion, 'position' | 'points'> & {
  solution: Pick<NonNullable<AttemptQuestion['solution']>, 'points'>
}

/** The place of a solution on its page. */
export const solutionId = (position: number) => `solution-${position}`

/** Every question with what it earned, as the way to its solution. */
export function SolutionMap({ questions }: { questions: readonly Solved[] }) {
  const t = useTranslations('exam.receipt')
  return (
    <nav className={classes.map} aria-label={t('map')}>
      <ol>
        {questions.map(({ position, points, solution }) => {
          const isWhole = solution.points >= points
          return (
            <li key={position}>
              <a
                href={`#${solutionId(position)}`}
                data-whole={isWhole || undefined}
                aria-label={t('mapOne', { position, earned: solution.points, points })}
              >
                {position}
                {isWhole ? <Tick size={14} /> : <Cross size={14} />}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
