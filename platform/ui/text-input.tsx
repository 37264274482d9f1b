import '@mantine/core/styles/Input.css'
import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core'
import { type Filling, filling } from './field-label.tsx'

/** A line of text. */
export const TextInput = ({ required, label, ...input }: Omit<TextInputProps, 'required'> & Filling) => (
  <MantineTextInput {...filling(required, label)} {...input} />
)
