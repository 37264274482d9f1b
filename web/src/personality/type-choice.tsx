import type { Answer } from '@rajt/contract/call'
import type { Personality } from '@rajt/contract/parts'
import type { personality } from '@rajt/contract/personality'
import type { ReactNode } from 'react'
import { Choice, ChoiceGroup } from '../ui/choice.tsx'

interface Props {
  legend: ReactNode
  types: Answer<typeof personality.test>['types']
  chosen: Personality | null
  onChoose: (chosen: Personality) => void
}

/** The four types to choose from (decision C7). */
export function TypeChoice({ legend, types, chosen, onChoose }: Props) {
  return (
    <ChoiceGroup legend={legend}>
      {types.map(({ personality, title, tagline }) => (
        <Choice
          key={personality}
          type="radio"
          name="personality"
          title={title}
          checked={chosen === personality}
          onChange={() => onChoose(personality)}
        >
          {tagline}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
