import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Upload } from '#platform/contract/call.ts'
import { FieldLabel } from './field-label.tsx'
import classes from './file-field.module.css'

interface Props extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode
  /** Whether one may be left out is said beside the legend, as with every field. */
  upload: Upload
}

/** The field of a file or of several, under a label as other fields have; inside of it a `FileChoice`. */
export const FileField = ({ legend, upload, children, ...props }: Props) => (
  <fieldset className={classes.field} {...props}>
    <legend>
      <FieldLabel required={!upload.optional}>{legend}</FieldLabel>
    </legend>
    {children}
  </fieldset>
)
