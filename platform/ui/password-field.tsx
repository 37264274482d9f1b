import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type Filling, filling } from './field-label.tsx'

export type PasswordFieldProps = Omit<PasswordInputProps, 'required'> & Filling

/** Mantine's own says to the eye alone that it is wrong. */
export const PasswordField = ({ required, label, error, ...input }: PasswordFieldProps) => (
  <PasswordInput
    {...filling(required, label)}
    error={error}
    aria-invalid={Boolean(error) || undefined}
    {...input}
  />
)
