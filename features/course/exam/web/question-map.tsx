import { useTranslations } from 'use-intl'
import type { QueueView } from './answer-queue.ts'
import classes from './question-map.module.css'

interface Props {
  positions: readonly number[]
  answers: QueueView
  current: number
  onGo: (position: number) => void
}

type State = 'answered' | 'open' | 'unsaved'

/** Where a question stands; unsaved comes before answered. */
export function stateOf(position: number, { choices, unsaved }: QueueView): State {
  if (unsaved.includes(position)) return 'unsaved'
  return choices[position]?.length ? 'answered' : 'open'
}

/** Every question with its state, to go there at once. */
export function QuestionMap({ positions, answers, current, onGo }: Props) {
  const t = useTranslations('exam.map')
  return (
    <nav aria-label={t('title')}>
      <ol className={classes.map}>
        {positions.map((position) => {
          const state = stateOf(position, answers)
          return (
            <li key={position}>
              <button
                type="button"
                className={classes.item}
                data-state={state}
                aria-current={position === current ? 'step' : undefined}
                aria-label={t('item', { position, state: t(state) })}
                onClick={() => onGo(position)}
              >
                {position}
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={classes.legend} aria-hidden="true">
        {(['answered', 'open', 'unsaved'] as const).map((state) => (
          <li key={state}>
            <span className={classes.sample} data-state={state} />
            {t(state)}
          </li>
        ))}
      </ul>
    </nav>
  )
}
