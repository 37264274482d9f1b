import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type QuestionDraft, questionLimits } from '#course/exam/question-content.ts'
import { numberIn } from '#course/exam/web/number.ts'
import { useNumberWords } from '#course/exam/web/numeric.tsx'
import type { Language } from '#platform/contract/parts.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { language as readersLanguage } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './question-form.module.css'

type Right = QuestionDraft['number']

interface Props {
  language: Language
  /** One for both languages. */
  number: Right
  unit: string
  error: string | undefined
  onNumber: (number: Right) => void
  onUnit: (unit: string) => void
}

/** The right number, how far from it is right too, and what is counted. */
export function NumberForm({ language, number, unit, error, onNumber, onUnit }: Props) {
  const t = useTranslations('authoring-staff')
  return (
    <div className={classes.facts}>
      {language === 'hu' && (
        <>
          <NumberInput
            label={t('number.value')}
            required
            number={number?.value}
            error={error}
            onNumber={(value) =>
              onNumber(value === undefined ? null : { value, tolerance: number?.tolerance ?? 0 })
            }
          />
          <NumberInput
            label={t('number.tolerance')}
            required={false}
            number={number?.tolerance}
            disabled={!number}
            onNumber={(tolerance) => number && onNumber({ ...number, tolerance: Math.abs(tolerance ?? 0) })}
          />
        </>
      )}
      <TextInput
        label={t('number.unit')}
        required={false}
        lang={language}
        maxLength={questionLimits.unit}
        value={unit}
        onChange={({ currentTarget: { value } }) => onUnit(value)}
      />
    </div>
  )
}

interface InputProps {
  label: string
  required: boolean
  number: number | undefined
  error?: string | undefined
  disabled?: boolean
  onNumber: (number: number | undefined) => void
}

/** What is written stays as it is written while it is no number yet. */
function NumberInput({ label, required, number, error, disabled, onNumber }: InputProps) {
  const t = useTranslations('authoring-staff')
  const reader = useStore(readersLanguage)
  const format = useNumberWords()
  const [written, setWritten] = useState('')
  const read = (text: string) => numberIn(text, reader) ?? undefined
  const shown = read(written) === number ? written : number === undefined ? '' : format(number)
  const isNoNumber = shown.trim() !== '' && read(shown) === undefined
  return (
    <TextInput
      label={label}
      required={required}
      inputMode="decimal"
      value={shown}
      disabled={disabled}
      error={isNoNumber ? t('number.none') : error}
      onChange={({ currentTarget: { value } }) => {
        setWritten(value)
        onNumber(read(value))
      }}
    />
  )
}
