import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { RightAnswer } from '#course/exam/ruling.ts'
import { numberIn } from '#course/exam/web/number.ts'
import type { Language } from '#platform/contract/parts.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import type { AskedVersion } from '../calls.ts'

interface Props {
  asked: AskedVersion
  kind: 'also-accept' | 'right-answer'
  answers: readonly RightAnswer[]
  onChange: (answers: RightAnswer[]) => void
}

/** Which answer is right: of single ones each by itself, of several options the set of them, of an order all places. */
export function AnswerChoice(props: Props) {
  if (props.asked.kind === 'numeric') return <NumberChoice {...props} />
  if (props.asked.kind === 'ordering' || props.asked.kind === 'matching') return <OrderChoice {...props} />
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
            <span>{option}</span> {wasRight && <span>{t('wasRight')}</span>}
          </Choice>
        )
      })}
    </ChoiceGroup>
  )
}

/** Each place, or each term, is chosen from a list; the answer stands once every option has one. */
function OrderChoice({ asked, kind, answers, onChange }: Props) {
  const t = useTranslations('regrade-staff')
  const isMatching = asked.kind === 'matching'
  const words = isMatching ? asked.matches : asked.options
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
          label={isMatching ? asked.options[place] : t('place', { number: place + 1 })}
          required
          value={String(chosen)}
          options={words.map((label, value) => ({ value: String(value), label }))}
          onChange={({ currentTarget: { value } }) => put(place, Number(value))}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The number, and how far from it is right too. */
function NumberChoice({ asked: { unit }, kind, onChange }: Props) {
  const t = useTranslations('regrade-staff')
  const language = useLocale() as Language
  const [written, setWritten] = useState({ value: '', tolerance: '' })
  const write = (own: Partial<typeof written>) => {
    const next = { ...written, ...own }
    setWritten(next)
    const value = numberIn(next.value, language)
    const tolerance = next.tolerance.trim() === '' ? 0 : numberIn(next.tolerance, language)
    onChange(
      value === null || tolerance === null ? [] : [{ number: { value, tolerance: Math.abs(tolerance) } }],
    )
  }
  const isNone = (text: string) => text.trim() !== '' && numberIn(text, language) === null
  return (
    <ChoiceGroup legend={t(`answers.${kind}`)} required>
      <TextInput
        label={unit ? t('valueIn', { unit }) : t('value')}
        required
        inputMode="decimal"
        value={written.value}
        error={isNone(written.value) ? t('noNumber') : undefined}
        onChange={({ currentTarget: { value } }) => write({ value })}
      />
      <TextInput
        label={t('tolerance')}
        required={false}
        inputMode="decimal"
        value={written.tolerance}
        error={isNone(written.tolerance) ? t('noNumber') : undefined}
        onChange={({ currentTarget: { value } }) => write({ tolerance: value })}
      />
    </ChoiceGroup>
  )
}
