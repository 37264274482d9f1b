import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { lengthOf } from '#platform/contract/signs.ts'
import classes from './character-count.module.css'

/** Below a field: how long its text is, and how long it may be. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const t = useTranslations('ui')
  return (
    <div className={classes.count} data-over={length > max || undefined}>
      {t('characters', { count: length, max })}
    </div>
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
