import { describe, expect, test } from 'vitest'
import { mustSetUp } from '#people/identity/server/must-set-up.ts'
import { roles } from '#platform/contract/parts.ts'
import { mayBegin, mayBeReset, mayConfirm, mayRenewCodes, mayRequire, mayTurnOff } from './rules.ts'

const required = { second_factor_required: true }
const free = { second_factor_required: false }
const [on, off] = [{ isOn: true }, { isOn: false }]

describe('a second factor must be set up', () => {
  const asked = roles.filter((role) => mustSetUp({ role, ...off }, required))
  test('by the office and the coordinators alone', () => expect(asked).toEqual(['OFFICE', 'UNIVERSITY']))
  test.each(roles)('by nobody who has one or whom nobody asks: %s', (role) => {
    expect(mustSetUp({ role, ...on }, required)).toBe(false)
    expect(mustSetUp({ role, ...off }, free)).toBe(false)
  })
})

test.each([
  ['beginning, while it is off', mayBegin(off), 'ok'],
  ['beginning, while it is on', mayBegin(on), 'second-factor-on'],
  ['confirming what was begun', mayConfirm({ ...off, isBegun: true }), 'ok'],
  ['confirming what was not begun', mayConfirm({ ...off, isBegun: false }), 'second-factor-off'],
  ['confirming again', mayConfirm({ ...on, isBegun: true }), 'second-factor-on'],
  ['new recovery codes, while it is on', mayRenewCodes(on), 'ok'],
  ['new recovery codes, while it is off', mayRenewCodes(off), 'second-factor-off'],
  ['turning it off', mayTurnOff(on, free), 'ok'],
  ['turning it off while it is required', mayTurnOff(on, required), 'second-factor-must-stay'],
  ['turning off what is off', mayTurnOff(off, free), 'second-factor-off'],
  ['resetting somebody else’s', mayBeReset({ ...on, isOwn: false }), 'ok'],
  ['resetting one’s own', mayBeReset({ ...on, isOwn: true }), 'own-second-factor'],
  ['resetting what is off', mayBeReset({ ...off, isOwn: false }), 'second-factor-off'],
  ['requiring it, with one', mayRequire(on), 'ok'],
  ['requiring it, without one', mayRequire(off), 'own-second-factor-first'],
])('%s', (_, verdict, expected) => expect(verdict).toBe(expected))
