import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './field-group.module.css'
import { FieldLabel, type Filling } from './field-label.tsx'

interface Props extends Filling, ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode
}

/** What belongs under one label as a field does: choices, or a file with its button. */
export const FieldGroup = ({ legend, required, children, ...props }: Props) => (
  <fieldset className={classes.group} {...props}>
    <legend>
      <FieldLabel required={required}>{legend}</FieldLabel>
    </legend>
    {children}
  </fieldset>
)
