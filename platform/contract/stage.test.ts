import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

const context = { CURRENT_ONBOARD_KEY: '2026-27-1' }
const now = { '2026-27-1': true }
const before = { '2025-26-2': true }

test.each([
  ['a guest', null, 'GUEST'],
  ['a new student', { role: 'STUDENT', onboarded: {}, personality: null }, 'ONBOARDING'],
  [
    'a student of an earlier semester',
    { role: 'STUDENT', onboarded: before, personality: 'CEO' },
    'ONBOARDING',
  ],
  [
    'a student onboarded for false',
    { role: 'STUDENT', onboarded: { '2026-27-1': false }, personality: 'CEO' },
    'ONBOARDING',
  ],
  ['an onboarded student', { role: 'STUDENT', onboarded: now, personality: null }, 'PERSONALITY'],
  ['a student with a personality', { role: 'STUDENT', onboarded: now, personality: 'CTO' }, 'ENROLLED'],
  [
    'a student who takes no part in the semester',
    { role: 'STUDENT', onboarded: before, personality: 'CTO', takesPart: false },
    'FORMER',
  ],
  ['a mentor', { role: 'MENTOR', onboarded: {}, personality: null }, 'MENTOR'],
  ['the office', { role: 'OFFICE', onboarded: {}, personality: null }, 'OFFICE'],
  [
    'the office without the second factor it must have',
    { role: 'OFFICE', onboarded: {}, personality: null, mustSetUpSecondFactor: true },
    'SECOND_FACTOR',
  ],
  ['a coordinator', { role: 'UNIVERSITY', onboarded: {}, personality: null }, 'UNIVERSITY'],
] as const)('%s', (_, user, stage) =>
  expect(stageOf(user && { mustSetUpSecondFactor: false, takesPart: true, ...user }, context)).toBe(stage),
)
