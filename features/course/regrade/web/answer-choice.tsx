import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { RightAnswer } from '#course/exam/ruling.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import type { AskedVersion } from '../calls.ts'

interface Props {
  asked: AskedVersion
  kind: 'also-accept' | 'right-answer'
  answers: readonly RightAnswer[]
  onChange: (answers: RightAnswer[]) => void
}

/** Which answer is right: of single ones each by itself, of several options the set of them, of an order all places. */
export function AnswerChoice(props: Props) {
  if (props.asked.kind === 'ordering') return <OrderChoice {...props} />
  return <OptionChoice {...props} />
}

const optionsIn = (answer: RightAnswer | undefined) => (answer && 'options' in answer ? answer.options : [])

function OptionChoice({ asked, kind, answers, onChange }: Props) {
  const t = useTranslations('regrade-staff')
  const name = useId()
  const isSet = asked.kind === 'multiple'
  const isMany = isSet || kind === 'also-accept'
  const chosen = answers.flatMap((one) => optionsIn(one))
  const choose = (place: number, isChosen: boolean) => {
    const others = isMany ? chosen.filter((one) => one !== place) : []
    const places = (isChosen ? [...others, place] : others).toSorted((a, b) => a - b)
    if (isSet) return onChange(places.length > 0 ? [{ options: places }] : [])
    return onChange(places.map((one) => ({ options: [one] })))
  }
  return (
    <ChoiceGroup legend={t(`answers.${kind}`)} required>
      {asked.options.map((option, place) => {
        const wasRight = asked.correct.includes(place)
        if (wasRight && !isSet) return null
        return (
          <Choice
            key={option}
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(place)}
            onChange={({ currentTarget: { checked } }) => choose(place, checked)}
          >
            {option} {wasRight && t('wasRight')}
          </Choice>
        )
      })}
    </ChoiceGroup>
  )
}

/** Each place is chosen from a list; the answer stands once every option has one. */
function OrderChoice({ asked, kind, answers, onChange }: Props) {
  const t = useTranslations('regrade-staff')
  const [first] = answers
  const order = optionsIn(first).length > 0 ? optionsIn(first) : asked.correct
  const put = (place: number, option: number) => {
    const from = order.indexOf(option)
    const swapped = order.map((one, i) => (i === place ? option : i === from ? (order[place] ?? one) : one))
    const isAsBefore = swapped.every((one, i) => one === asked.correct[i])
    onChange(isAsBefore ? [] : [{ options: swapped }])
  }
  return (
    <ChoiceGroup legend={t(`answers.${kind}`)} required>
      {order.map((chosen, place) => (
        <NativeSelect
          // Places stay, what stands in them changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          label={t('place', { number: place + 1 })}
          required
          value={String(chosen)}
          options={asked.options.map((label, value) => ({ value: String(value), label }))}
          onChange={({ currentTarget: { value } }) => put(place, Number(value))}
        />
      ))}
    </ChoiceGroup>
  )
}
