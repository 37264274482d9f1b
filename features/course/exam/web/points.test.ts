import { describe, expect, test } from 'vitest'
import { countedAt } from './points.ts'

describe('a score that counts up', () => {
  test.each([
    ['begins with nothing', 80, 0, 0],
    ['is never below nothing', 80, -0.1, 0],
    ['is most of it in the middle', 80, 0.5, 70],
    ['ends with the points', 80, 1, 80],
    ['never goes past them', 80, 1.4, 80],
    ['of nothing stays nothing', 0, 0.5, 0],
  ])('%s', (_, points, share, shown) => {
    expect(countedAt(points, share)).toBe(shown)
  })

  test('never falls', () => {
    const steps = Array.from({ length: 101 }, (_, i) => countedAt(97, i / 100))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })
})
