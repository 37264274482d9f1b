import { expect, test } from 'vitest'
import { mayResend } from './rules.ts'

test.each([
  ['UNVERIFIED', 'ok'],
  ['WAITING', 'registration-already-proven'],
  ['ACCEPTED', 'registration-already-proven'],
  ['REJECTED', 'registration-already-proven'],
] as const)('another link for a registration that is %s: %s', (status, verdict) => {
  expect(mayResend(status)).toBe(verdict)
})
