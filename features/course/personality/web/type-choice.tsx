import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import type { Personality } from '#platform/contract/parts.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import type { personality } from '../calls.ts'
import { PersonalityFigure } from './figure.tsx'
import classes from './type-choice.module.css'

type Test = Answer<typeof personality.test>

interface Props {
  legend: ReactNode
  types: Test['types']
  /** The scores to show beside each; they also give the order. */
  result?: Test['result']
  chosen: Personality | null
  onChoose: (chosen: Personality) => void
}

/** The four types to choose from (decision C7), each with its figure, what it is, and how well it fits. */
export function TypeChoice({ legend, types, result, chosen, onChoose }: Props) {
  const percentOf = (one: Personality) => result?.find(({ personality }) => personality === one)?.percent
  const ordered = types.toSorted((a, b) => (percentOf(b.personality) ?? 0) - (percentOf(a.personality) ?? 0))
  return (
    <ChoiceGroup required legend={legend}>
      {ordered.map(({ personality, title, tagline }) => (
        <Choice
          key={personality}
          type="radio"
          name="personality"
          title={title}
          checked={chosen === personality}
          onChange={() => onChoose(personality)}
          figure={<PersonalityFigure personality={personality} size="row" />}
        >
          {tagline}
          <Score personality={personality} percent={percentOf(personality)} />
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function Score({ personality, percent }: { personality: Personality; percent: number | undefined }) {
  const t = useTranslations('personality.success')
  if (percent === undefined) return null
  return (
    <span className={classes.score} data-type={personality}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.track} width="100" height="10" />
        <rect className={classes.bar} width={percent} height="10" />
      </svg>
      <b>{t('percent', { percent })}</b>
    </span>
  )
}
