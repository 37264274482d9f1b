import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { lengthOf } from '#platform/contract/signs.ts'
import classes from './character-count.module.css'

/** Below a field: how long its text is, and how long it may be. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const t = useTranslations('ui')
  return (
    <span className={classes.count} data-over={length > max || undefined}>
      {t('characters', { count: length, max })}
    </span>
  )
}

interface Props<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
  max: number
}

/** The same of a form's field, so that only this is drawn anew while somebody types. */
export function TypedCount<V extends FieldValues>({ control, name, max }: Props<V>) {
  const typed: string = useWatch({ control, name }) ?? ''
  return <CharacterCount length={lengthOf(typed)} max={max} />
}

/** A field's hint with the count beside it, as its description. */
export function CountedHint<V extends FieldValues>({ hint, ...count }: Props<V> & { hint: ReactNode }) {
  return (
    <span className={classes.hinted}>
      <span>{hint}</span>
      <TypedCount {...count} />
    </span>
  )
}

/** Below options: how many are chosen of how many that may be. */
export function ChosenCount<V extends FieldValues>({ control, name, max }: Props<V>) {
  const t = useTranslations('ui')
  const chosen: readonly string[] = useWatch({ control, name }) ?? []
  return (
    <span className={classes.count} data-over={chosen.length > max || undefined}>
      {t('chosenOf', { count: chosen.length, max })}
    </span>
  )
}
