import classes from './choice.module.css'
import { Choice } from './choice.tsx'

interface Props {
  kind: 'single' | 'multiple' | 'true-false'
  /** Groups the radio buttons; unique on the page. */
  name: string
  options: readonly string[]
  chosen: readonly number[]
  onChoose: (chosen: number[]) => void
}

/** The options of a question, each a row wide enough for a thumb. */
export function Choices({ kind, name, options, chosen, onChoose }: Props) {
  const takesMany = kind === 'multiple'
  const choose = (option: number, isChosen: boolean) => {
    if (!takesMany) return onChoose([option])
    const others = chosen.filter((one) => one !== option)
    onChoose(isChosen ? [...others, option].sort((a, b) => a - b) : others)
  }
  return (
    <div className={classes.choices}>
      {options.map((option, i) => (
        <Choice
          key={option}
          type={takesMany ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen.includes(i)}
          onChange={(event) => choose(i, event.currentTarget.checked)}
        >
          {option}
        </Choice>
      ))}
    </div>
  )
}
