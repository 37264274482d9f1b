import { describe, expect, test } from 'vitest'
import { mayRename } from '#people/profile/server/rules.ts'
import { mayAsk } from './rules.ts'

const anna = { surname: 'Kiss', firstname: 'Anna' }
const married = { surname: 'Nagy', firstname: 'Anna' }

describe('asking for another name is allowed', () => {
  test.each([
    ['for another surname', anna, null, married, 'ok'],
    ['for another first name', anna, null, { ...anna, firstname: 'Éva' }, 'ok'],
    ['not for the present name', anna, null, anna, 'name-unchanged'],
    ['not while a request waits', anna, married, { ...anna, firstname: 'Éva' }, 'name-change-open'],
    ['not to take a request back', anna, married, anna, 'name-change-open'],
  ] as const)('%s', (_, present, open, to, verdict) => expect(mayAsk(present, open, to)).toBe(verdict))
})

describe('saving a name in the profile is allowed', () => {
  test.each([
    ['STUDENT', anna, 'ok'],
    ['STUDENT', married, 'name-is-confirmed'],
    ['MENTOR', married, 'ok'],
    ['UNIVERSITY', married, 'ok'],
    ['OFFICE', married, 'ok'],
  ] as const)('to a %s: %j → %s', (role, to, verdict) => expect(mayRename(role, anna, to)).toBe(verdict))
})
