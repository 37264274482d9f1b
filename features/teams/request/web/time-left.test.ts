import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const sentAt = '2040-10-01T08:00:00.000Z'
const answerBy = '2040-10-11T08:00:00.000Z'

test.each([
  ['2040-10-01T08:00:00Z', 'days', 10, 1, false],
  ['2040-10-06T08:00:00Z', 'days', 5, 0.5, false],
  ['2040-10-09T07:59:00Z', 'days', 2, 0.2, false],
  ['2040-10-09T09:00:00Z', 'hours', 47, 0.2, true],
  ['2040-10-11T07:30:00Z', 'hours', 0, 0, true],
  ['2040-10-12T08:00:00Z', 'hours', 0, 0, true],
  // A browser whose clock is behind the server's.
  ['2040-09-30T08:00:00Z', 'days', 11, 1, false],
] as const)('at %s', (now, unit, count, share, isShort) => {
  const left = timeLeft({ sentAt, answerBy }, Date.parse(now))
  expect({ ...left, share: Math.round(left.share * 10) / 10 }).toEqual({ unit, count, share, isShort })
})
