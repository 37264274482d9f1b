import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import {
  fromLocal,
  type MomentPart,
  momentParts,
  problemsOf,
  readMoment,
  type TypedMoment,
  toLocal,
} from '#platform/web/typed-moment.ts'
import { FieldLabel, type Filling } from './field-label.tsx'
import classes from './moment-field.module.css'
import { useMomentProblem, useReadBack } from './moment-words.ts'

interface Props<V extends FieldValues> extends Filling {
  control: Control<V>
  /** Of a text as `toBudapest` makes it; empty where nothing is typed. */
  name: FieldPath<V>
  label: string
  hint?: string | undefined
  /** In words; what is wrong with a part of the date is said instead. */
  error?: ReactNode
}

const DAY_FIRST: readonly MomentPart[] = ['day', 'month', 'year', 'time']

/**
 * A date and a time by the clocks of Budapest, which it says (decision L7): four fields in the order of the page's
 * language, each typed; a whole date that is pasted into any of them fills all. An unfinished date is kept as it is.
 */
export function MomentField<V extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  error,
}: Props<V>) {
  const t = useTranslations('ui.moment')
  const { field } = useController({ control, name })
  const [typing, setTyping] = useState<TypedMoment>(() => fromLocal(field.value))
  // What the form was given since is shown instead of what was typed.
  const typed = toLocal(typing) === field.value ? typing : fromLocal(field.value)
  const problems = problemsOf(typed)
  const partial = useMomentProblem()(typed)
  const readBack = useReadBack()(field.value)
  const order = useLocale().startsWith('hu') ? momentParts : DAY_FIRST
  const inputs = useRef<Partial<Record<MomentPart, HTMLInputElement | null>>>({})
  const id = useId()
  // The form moves the focus here when it is refused: to the part that is wrong.
  useImperativeHandle(field.ref, () => ({
    focus: () => inputs.current[order.find((part) => problems[part]) ?? order[0] ?? 'year']?.focus(),
  }))

  const change = (parts: Partial<TypedMoment>) => {
    const next = { ...typed, ...parts }
    setTyping(next)
    field.onChange(toLocal(next))
  }
  const paste = (event: ClipboardEvent) => {
    const whole = readMoment(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    change(whole)
  }
  const isWrong = (part: MomentPart) => Boolean(error) && (!partial || part in problems)
  return (
    <fieldset
      className={classes.field}
      aria-describedby={`${id}-hint`}
      // Left as a whole: going on to the next part is not the end of typing.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && field.onBlur()}
    >
      <legend>
        <FieldLabel required={required}>{label}</FieldLabel>
      </legend>
      <div className={classes.parts}>
        {order.map((part) => (
          <div key={part} className={classes[part]}>
            <label htmlFor={`${id}-${part}`}>{t(part)}</label>
            <input
              id={`${id}-${part}`}
              ref={(input) => {
                inputs.current[part] = input
              }}
              inputMode={part === 'time' ? 'text' : 'numeric'}
              autoComplete="off"
              value={typed[part]}
              onChange={(event) => change({ [part]: event.currentTarget.value })}
              onPaste={paste}
              aria-required={required || undefined}
              aria-invalid={isWrong(part) || undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </div>
        ))}
      </div>
      <Input.Description size="md" component="div" id={`${id}-hint`} className={classes.hint}>
        {readBack}
        {hint && <span className={classes.line}>{hint}</span>}
      </Input.Description>
      <Input.Error size="md" component="div" id={`${id}-error`}>
        {error && (partial ?? error)}
      </Input.Error>
    </fieldset>
  )
}
