import { expect, test } from 'vitest'
import { maySignIn } from './rules.ts'

const disabled = new Date('2040-10-01')

test.each([
  ['invited people', null, null, 'ok'],
  ['an accepted student', null, 'ACCEPTED', 'ok'],
  ['a waiting student', null, 'WAITING', 'registration-waiting'],
  ['a rejected student', null, 'REJECTED', 'registration-rejected'],
  ['a disabled mentor', disabled, null, 'account-disabled'],
  ['a disabled student', disabled, 'ACCEPTED', 'account-disabled'],
  ['a disabled student who waits', disabled, 'WAITING', 'account-disabled'],
] as const)('%s', (_, disabled_at, registration, verdict) => {
  expect(maySignIn({ disabled_at, registration })).toBe(verdict)
})
