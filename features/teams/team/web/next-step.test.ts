import { expect, test } from 'vitest'
import { nextOf } from './next-step.ts'

const mentor = {} as NonNullable<Parameters<typeof nextOf>[0]['mentor']>
const team = { remainingSeats: 1, mentor: null, project: { isComplete: false } }
const full = { ...team, remainingSeats: 0 }

test.each([
  ['the owner of a free seat looks for a member', team, true, false, 'member'],
  ['a member of the same team suggests a mentor', team, false, false, 'mentor'],
  ['two who are complete ask a mentor', { ...team, project: { isComplete: true } }, true, false, 'mentor'],
  ['a full team with a mentor writes its report', { ...full, mentor }, true, false, 'report'],
  ['a team with a report has nothing left to do', { ...full, mentor }, true, true, null],
])('%s', (_, one, isOwner, hasReport, step) => {
  expect(nextOf(one, isOwner, hasReport)).toBe(step)
})
