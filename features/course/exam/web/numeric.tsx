import { Text } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { TextInput } from '#platform/ui/text-input.tsx'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { MAX_NUMBER } from '../question-content.ts'
import { numberIn } from './number.ts'
import classes from './numeric.module.css'

/** Longer is no number that is taken. */
const MAX_WRITTEN = 30

interface Props {
  unit: string
  /** The number, or nothing. */
  chosen: readonly number[]
  onChoose: (choice: number[]) => void
}

/** The answer to a numeric question, and how it is understood. */
export function Numeric({ unit, chosen: [number], onChoose }: Props) {
  const t = useTranslations('exam.question')
  const format = useNumberWords()
  const reader = useStore(language)
  const read = (text: string) => numberIn(text, reader)
  const [written, setWritten] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  // What was written stands as it was written; a number from another device or an earlier visit as people write one.
  const isOwn = (read(written) ?? undefined) === number
  const shown = isOwn ? written : number === undefined ? '' : format(number)
  const isNoNumber = isLeft && shown.trim() !== '' && read(shown) === null
  const write = (text: string) => {
    setWritten(text)
    const next = read(text)
    onChoose(next === null ? [] : [next])
  }
  return (
    <div className={classes.numeric}>
      <TextInput
        label={t('number')}
        required={null}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_WRITTEN}
        value={shown}
        unit={unit}
        error={isNoNumber ? t('noNumber', { max: MAX_NUMBER }) : undefined}
        onChange={({ currentTarget: { value } }) => write(value)}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
      />
      <Text size="sm" c="dimmed" role="status">
        {number !== undefined && t('understood', { answer: `${format(number)} ${unit}`.trim() })}
      </Text>
    </div>
  )
}

/** Numbers as the reader writes them, every digit of them. */
export function useNumberWords() {
  const locale = useLocale()
  return (number: number) => number.toLocaleString(locale, { maximumFractionDigits: 15 })
}
