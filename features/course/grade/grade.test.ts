import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proposedGrade } from './grade.ts'

const limits = [50, 60, 75, 85]

describe('the grade from seven modules', () => {
  test.each([
    [[null, null, null, null, null, null, null], 0, 0, 1],
    [[100, 100, 100, 49, 0, 0, 0], 349, 49, 1],
    [[100, 100, 100, 50, 0, 0, 0], 350, 50, 2],
    [[60, 60, 60, 60, 60, 60, 59], 419, 59, 2],
    [[60, 60, 60, 60, 60, 60, 60], 420, 60, 3],
    [[75, 75, 75, 75, 75, 75, 75], 525, 75, 4],
    [[85, 85, 85, 85, 85, 85, 84], 594, 84, 4],
    [[85, 85, 85, 85, 85, 85, 85], 595, 85, 5],
    [[100, 100, 100, 100, 100, 100, 100], 700, 100, 5],
  ])('%j: %i points, %i percent, grade %i', (points, sum, percent, grade) => {
    expect(proposedGrade(points, limits)).toEqual({ points: sum, reachable: 700, percent, grade })
  })
})

test('without modules nothing is reachable', () => {
  expect(proposedGrade([], limits)).toEqual({ points: 0, reachable: 0, percent: 0, grade: 1 })
})

test('equal limits skip the grades between them', () => {
  expect(proposedGrade([50], [50, 50, 50, 50]).grade).toBe(5)
  expect(proposedGrade([49], [50, 50, 50, 50]).grade).toBe(1)
})

test('one point more never lowers a grade', () => {
  const points = fc.array(fc.option(fc.integer({ min: 0, max: 99 })), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(points, fc.nat(), (modules, at) => {
      const better = modules.map((one, i) => (i === at % modules.length ? (one ?? 0) + 1 : one))
      expect(proposedGrade(better, limits).grade).toBeGreaterThanOrEqual(proposedGrade(modules, limits).grade)
    }),
  )
})
