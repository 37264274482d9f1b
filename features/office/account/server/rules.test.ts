import { describe, expect, test } from 'vitest'
import {
  changedFields,
  mayBeCorrected,
  mayCorrectThis,
  mayDisable,
  mayEnable,
  mayHaveScope,
  mayMoveTo,
  mustBeProven,
} from './rules.ts'

const now = { surname: 'Nagy', firstname: 'Réka', email: 'a@b.example', neptun: 'AB12CD', university: 'szte' }
const wanted = { ...now, surname: 'Kis' }
const mentor = { ...now, neptun: null, university: null }

describe('a correction', () => {
  test.each([
    ['of what was read', now, now, wanted, 'ok'],
    ['of what somebody else has changed', { ...now, email: 'c@d.example' }, now, wanted, 'account-changed'],
    ['that somebody else has made already', wanted, now, wanted, 'ok'],
    ['of nothing', now, now, now, 'ok'],
    ['of a missing Neptun code', { ...now, neptun: null }, { ...now, neptun: null }, now, 'ok'],
    ['of somebody without a university', mentor, mentor, { ...mentor, surname: 'Kis' }, 'ok'],
    [
      'of a university that somebody else has changed',
      { ...now, university: 'bme' },
      now,
      wanted,
      'account-changed',
    ],
  ] as const)('%s', (_, present, was, to, verdict) => expect(mayBeCorrected(present, was, to)).toBe(verdict))

  test('names what it changes', () =>
    expect(changedFields(now, { ...now, email: 'c@d.example', neptun: 'ZZ99ZZ' })).toEqual([
      'email',
      'neptun',
    ]))

  test('is never of one’s own account', () =>
    expect([mayCorrectThis({ isOwn: true }), mayCorrectThis({ isOwn: false })]).toEqual([
      'own-account',
      'ok',
    ]))
})

describe('disabling', () => {
  const colleague = { isDisabled: false, isOwn: false, isLastOfOffice: false } as const
  test.each([
    ['a colleague', {}, 'ok'],
    ['oneself', { isOwn: true }, 'own-account'],
    ['oneself, the last one of the office', { isOwn: true, isLastOfOffice: true }, 'last-office-account'],
    ['the last one of the office', { isLastOfOffice: true }, 'last-office-account'],
    ['whom somebody else has disabled', { isDisabled: true }, 'account-changed'],
  ] as const)('%s', (_, own, verdict) => expect(mayDisable({ ...colleague, ...own })).toBe(verdict))

  test.each([
    [true, 'ok'],
    [false, 'account-changed'],
  ] as const)('is taken back where it stands: %s', (isDisabled, verdict) =>
    expect(mayEnable({ isDisabled })).toBe(verdict),
  )
})

describe('moving somebody to another university', () => {
  test.each([
    ['OFFICE', 'szte', 'bme', 'ok'],
    ['UNIVERSITY', 'szte', 'szte', 'ok'],
    ['UNIVERSITY', 'szte', 'bme', 'university-by-office'],
    ['UNIVERSITY', 'szte', null, 'university-by-office'],
  ] as const)('by %s from %s to %s: %s', (by, from, to, verdict) => {
    expect(mayMoveTo(by, from, to)).toBe(verdict)
  })
})

test('a new e-mail address of a coordinator’s is proven by its owner, that of the office stands at once', () => {
  expect([mustBeProven('UNIVERSITY'), mustBeProven('OFFICE')]).toEqual([true, false])
})

describe('what a colleague may do', () => {
  const colleague = { officeScope: 'FULL', isOwn: false, isLastOfOffice: false } as const
  test.each([
    ['is narrowed', {}, { was: 'FULL', scope: 'EDITOR' }, 'ok'],
    ['is widened', { officeScope: 'READER' }, { was: 'READER', scope: 'FULL' }, 'ok'],
    ['stands already', { officeScope: 'EDITOR' }, { was: 'FULL', scope: 'EDITOR' }, 'ok'],
    ['is another by now', { officeScope: 'EDITOR' }, { was: 'FULL', scope: 'READER' }, 'account-changed'],
    ['is never set by oneself', { isOwn: true }, { was: 'FULL', scope: 'READER' }, 'own-account'],
    [
      'stays with the last one',
      { isLastOfOffice: true },
      { was: 'FULL', scope: 'READER' },
      'last-office-account',
    ],
  ] as const)('%s', (_, own, to, verdict) => expect(mayHaveScope({ ...colleague, ...own }, to)).toBe(verdict))
})
