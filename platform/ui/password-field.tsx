import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** Mantine's own says to the eye alone that it is wrong. */
export const PasswordField = ({ error, ...input }: PasswordInputProps) => (
  <PasswordInput error={error} aria-invalid={Boolean(error) || undefined} {...input} />
)
