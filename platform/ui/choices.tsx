import classes from './choice.module.css'
import { Choice } from './choice.tsx'

interface Props {
  kind: 'single' | 'multiple' | 'true-false'
  /** Groups the radio buttons; unique on the page. */
  name: string
  options: readonly string[]
  chosen: readonly number[]
  onChoose: (chosen: number[]) => void
  /** Shows the key of each option, which `chosenByKey` takes. */
  keys?: boolean
}

const KEYS = 'ABCDEFGH'

/** What is chosen once an option is chosen or taken back. */
function changed(kind: Props['kind'], chosen: readonly number[], option: number, isChosen: boolean) {
  if (kind !== 'multiple') return [option]
  const others = chosen.filter((one) => one !== option)
  return isChosen ? [...others, option].sort((a, b) => a - b) : others
}

/** What is chosen after a key, A for the first option; null for a key that is no option's. */
export function chosenByKey(
  { kind, options, chosen }: Pick<Props, 'kind' | 'options' | 'chosen'>,
  key: string,
): number[] | null {
  const option = key.length === 1 ? KEYS.indexOf(key.toUpperCase()) : -1
  if (option === -1 || option >= options.length) return null
  return changed(kind, chosen, option, !chosen.includes(option))
}

/** The options of a question, each a row wide enough for a thumb. */
export function Choices({ kind, name, options, chosen, onChoose, keys }: Props) {
  return (
    <div className={classes.choices}>
      {options.map((option, i) => (
        <Choice
          key={option}
          type={kind === 'multiple' ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen.includes(i)}
          letter={keys ? KEYS[i] : undefined}
          onChange={(event) => onChoose(changed(kind, chosen, i, event.currentTarget.checked))}
        >
          {option}
        </Choice>
      ))}
    </div>
  )
}
