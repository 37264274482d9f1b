import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const row = (rank: number, points: number, username: string | null, isCaller = false) => ({
  rank,
  points,
  username,
  university: null,
  isCaller,
})
const answer = { ranked: 40, reachable: 700, isNamed: true }

test('who stands among the best is behind whoever has more points, not whoever has as many', () => {
  const best = [row(1, 250, 'anna'), row(2, 200, 'bence'), row(2, 200, 'me', true)]
  expect(placeOf({ ...answer, best, around: [] })).toEqual({ rank: 2, next: { name: 'anna', points: 50 } })
})

test('who stands far behind is told of nobody', () => {
  const best = [row(1, 251, 'anna'), row(2, 200, 'me', true)]
  expect(placeOf({ ...answer, best, around: [] })).toEqual({ rank: 2, next: null })
})

test('who stands below the best has the one above among their neighbours', () => {
  const around = [row(28, 90, null), row(29, 88, 'me', true), row(30, 80, 'cili')]
  expect(placeOf({ ...answer, best: [row(1, 300, 'anna')], around })).toEqual({
    rank: 29,
    next: { name: null, points: 2 },
  })
})

test('the first one has nobody to pass, and who has no points has no place', () => {
  expect(placeOf({ ...answer, best: [row(1, 300, 'me', true)], around: [] })).toEqual({ rank: 1, next: null })
  expect(placeOf({ ...answer, best: [row(1, 300, 'anna')], around: [] })).toBeNull()
})
