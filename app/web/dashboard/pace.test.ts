import { expect, test } from 'vitest'
import { daysAhead } from './pace.ts'

const DAY = 86_400_000
const startsAt = '2026-09-10T08:00:00Z'
const at = (days: number) => new Date(Date.parse(startsAt) + days * DAY)
const semester = { startsAt, endsAt: at(70).toISOString() }

test.each([
  [0, 7, 0, 0],
  [10, 7, 1, 0],
  [10, 7, 2, 10],
  [35, 7, 3, -5],
  [70, 7, 7, 0],
])('after %i of 70 days, of %i modules %i: %i days before an even pace', (days, count, done, ahead) => {
  expect(daysAhead(semester, { count, done }, at(days))).toBe(ahead)
})

test('a course without modules has no pace', () => {
  expect(daysAhead(semester, { count: 0, done: 0 }, at(10))).toBeNull()
})
