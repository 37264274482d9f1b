import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#testing/web/show.tsx'
import { PasswordField } from './password-field.tsx'

const Wrong = () => <PasswordField required label="Password" error="Too short" />
const Right = () => <PasswordField required label="Password" />

test('a password that is wrong is invalid to a screen reader too, and one that is not is not', async () => {
  await show(Wrong)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a password that is right is not invalid', async () => {
  await show(Right)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull()
})
