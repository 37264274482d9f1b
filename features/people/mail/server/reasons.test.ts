import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

test.each([
  [550, '550 5.1.1 <a@b.example>: user unknown', 'no-mailbox'],
  [550, '550 No such user', 'no-mailbox'],
  [550, '550 5.7.1 Message rejected as spam', 'blocked'],
  [552, '552 5.2.2 Mailbox full', 'full'],
  [554, '554 Transaction failed', 'blocked'],
  [450, '450 4.2.0 Greylisted', 'busy'],
  [451, '', 'busy'],
  [0, '', 'unreachable'],
  [535, '535 Authentication failed', 'other'],
] as const)('%i, %s means %s', (code, answer, reason) => {
  expect(reasonOf(code, answer)).toBe(reason)
})
