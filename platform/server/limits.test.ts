import { describe, expect, test } from 'vitest'
import { tokenLives } from '#people/identity/server/token.ts'
import { CODE_MINUTES } from '#platform/contract/code.ts'
import { minutes } from './clock.ts'
import { limits } from './limits.ts'

describe('a budget of mails that is spent has left something valid in the mailbox', () => {
  test.each([
    ['signInCodes', minutes(CODE_MINUTES)],
    ['registrationCodes', minutes(CODE_MINUTES)],
    ['registrationCodesOfMailbox', minutes(CODE_MINUTES)],
    ['resetMails', tokenLives['reset-password']],
    ['resetMailsOfMailbox', tokenLives['reset-password']],
    ['verificationMails', tokenLives['verify-email']],
    ['verificationMailsOfMailbox', tokenLives['verify-email']],
  ] as const)('%s', (name, life) => expect(limits[name].window).toBeLessThanOrEqual(life))
})

test('a campus of 4,000 reads on a deadline day', () =>
  expect(limits.publicReads.hits).toBeGreaterThanOrEqual(4_000 * 5))
