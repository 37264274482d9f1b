import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import classes from './box.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Without one, `aria-label` names it. */
  label?: ReactNode
  error?: ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

/** Something that is chosen or not, with its words beside it. */
export function CheckBox({ label, error, indeterminate = false, id: given, ref, required, ...input }: Props) {
  const own = useId()
  const id = given ?? own
  const show = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
    return passOn(ref, element)
  }
  const box = (
    <input
      {...input}
      id={id}
      ref={show}
      type="checkbox"
      className={classes.box}
      // The browser's own bubble would come before the form's words.
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    />
  )
  if (!label) return box
  return (
    <div>
      <label className={classes.labelled} htmlFor={id}>
        {box}
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} data-field-error>
          {error}
        </p>
      )}
    </div>
  )
}

function passOn(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}
