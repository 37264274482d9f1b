import type { ComponentProps, ReactNode } from 'react'
import boxes from './box.module.css'
import classes from './choice.module.css'
import { FieldGroup } from './field-group.tsx'
import type { Filling } from './field-label.tsx'

interface GroupProps extends Filling {
  legend: ReactNode
  /** Beside each other where there is room. */
  inRow?: boolean
  /** Many in a few words each: as wide as their words, in as few lines as they need. */
  asChips?: boolean
  children: ReactNode
}

/** Choices of one question, with the question above them. */
export function ChoiceGroup({ legend, required, inRow, asChips, children }: GroupProps) {
  return (
    <FieldGroup legend={legend} required={required}>
      <div className={inRow ? classes.inRow : asChips ? classes.chips : classes.choices}>{children}</div>
    </FieldGroup>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  type: 'radio' | 'checkbox'
  title?: string
  /** A picture before the words. */
  figure?: ReactNode
  /** The key that chooses it, shown beside it. */
  letter?: string | undefined
  children: ReactNode
}

/** One choice as a row wide enough for a thumb. */
export function Choice({ title, figure, letter, lang, children, ...input }: ChoiceProps) {
  return (
    <label className={classes.choice} lang={lang}>
      <input {...input} className={boxes.box} aria-keyshortcuts={letter} />
      {figure}
      <span className={classes.words}>
        {title && <strong>{title}</strong>}
        {children}
      </span>
      {letter && (
        <span className={classes.key} aria-hidden="true">
          {letter}
        </span>
      )}
    </label>
  )
}
