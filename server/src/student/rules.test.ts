import { describe, expect, test } from 'vitest'
import { changedFields, mayBeCorrected, maySwitch } from './rules.ts'

const now = { surname: 'Nagy', firstname: 'Réka', email: 'a@b.example', neptun: 'AB12CD', university: 'szte' }
const wanted = { ...now, surname: 'Kis' }

describe('a correction', () => {
  test.each([
    ['of what was read', now, now, wanted, 'ok'],
    ['of what somebody else has changed', { ...now, email: 'c@d.example' }, now, wanted, 'student-changed'],
    ['that somebody else has made already', wanted, now, wanted, 'ok'],
    ['of nothing', now, now, now, 'ok'],
    ['of a missing Neptun code', { ...now, neptun: null }, { ...now, neptun: null }, now, 'ok'],
  ] as const)('%s', (_, present, was, to, verdict) => expect(mayBeCorrected(present, was, to)).toBe(verdict))

  test('names what it changes', () =>
    expect(changedFields(now, { ...now, email: 'c@d.example', neptun: 'ZZ99ZZ' })).toEqual([
      'email',
      'neptun',
    ]))
})

test.each([
  [false, 'disable', 'ok'],
  [true, 'enable', 'ok'],
  [true, 'disable', 'student-changed'],
  [false, 'enable', 'student-changed'],
] as const)('disabled: %s, to %s', (isDisabled, to, verdict) =>
  expect(maySwitch(isDisabled, to)).toBe(verdict),
)
