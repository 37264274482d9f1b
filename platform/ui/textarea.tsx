import '@mantine/core/styles/Input.css'
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core'
import { type Filling, filling } from './field-label.tsx'

/** Lines of text. */
export const Textarea = ({ required, label, ...input }: Omit<TextareaProps, 'required'> & Filling) => (
  <MantineTextarea {...filling(required, label)} {...input} />
)
