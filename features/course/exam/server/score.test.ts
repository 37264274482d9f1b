import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { type AnsweredQuestion, attemptPoints, pointsOf } from './score.ts'

const ask = (
  kind: QuestionKind,
  points: number,
  correct: number[],
  choice: number[] | null,
): AnsweredQuestion => ({
  kind,
  points,
  correct,
  choice,
})

describe('one answer', () => {
  const earned: [QuestionKind, number, number[], number[] | null, number][] = [
    ['single', 1, [2], [2], 1],
    ['single', 1, [2], [1], 0],
    ['single', 1, [2], [], 0],
    ['single', 1, [2], null, 0],
    ['true-false', 1, [0], [0], 1],
    ['true-false', 1, [0], [1], 0],
    ['multiple', 2, [0, 2], [0, 2], 2],
    ['multiple', 2, [0, 2], [2, 0], 2],
    ['multiple', 2, [0, 2], [0], 1],
    ['multiple', 2, [0, 2], [0, 1], 0],
    ['multiple', 2, [0, 2], [0, 1, 2], 1],
    ['multiple', 2, [0, 2], [0, 1, 2, 3], 0],
    ['multiple', 2, [0, 1, 2], [0, 1], 1],
    ['ordering', 2, [0, 1, 2], [0, 1, 2], 2],
    ['ordering', 2, [0, 1, 2], [1, 2, 0], 1],
    ['ordering', 2, [0, 1, 2], [2, 1, 0], 0],
    ['ordering', 3, [0, 1, 2, 3], [0, 1, 3, 2], 1],
    ['matching', 4, [0, 1, 2, 3], [0, 1, 2, 3], 4],
    ['matching', 4, [0, 1, 2, 3], [0, 1, 3, 2], 2],
    ['matching', 3, [0, 1, 2, 3], [0, 1, 3, 2], 1],
    ['matching', 4, [0, 1, 2, 3], [1, 2, 3, 0], 0],
  ]
  const measured = { value: 12.5, tolerance: 0.5 }
  const numbers: [number, number][] = [
    [12.5, 3],
    [13, 3],
    [12, 3],
    [13.01, 0],
    [-12.5, 0],
    [0, 0],
  ]
  test.each(numbers)('the number %f where 12.5 ± 0.5 is right: %i', (given, reached) => {
    expect(pointsOf({ ...ask('numeric', 3, [], [given]), number: measured })).toBe(reached)
  })

  test('a number is right as it is written, whatever a computer adds to its fraction', () => {
    const asked = { ...ask('numeric', 1, [], [0.1 + 0.2]), number: { value: 0.3, tolerance: 0 } }
    expect(pointsOf(asked)).toBe(1)
    expect(pointsOf({ ...asked, choice: [0.301] })).toBe(0)
    expect(pointsOf({ ...asked, choice: [] })).toBe(0)
  })

  test.each(earned)('%s worth %i, right %j, chosen %j: %i', (kind, points, correct, choice, reached) => {
    expect(pointsOf(ask(kind, points, correct, choice))).toBe(reached)
  })
})

describe('an attempt', () => {
  test('is worth 100 points whatever its questions add up to', () => {
    expect(attemptPoints([ask('single', 1, [0], [0]), ask('multiple', 2, [0, 1], [0, 1])])).toBe(100)
    expect(attemptPoints([ask('single', 1, [0], [0]), ask('multiple', 2, [0, 1], null)])).toBe(33)
    expect(attemptPoints([ask('single', 1, [0], [1]), ask('multiple', 2, [0, 1], [0, 1])])).toBe(67)
  })

  test('without questions earns nothing', () => expect(attemptPoints([])).toBe(0))
})

const question = fc
  .record({
    kind: fc.constantFrom<QuestionKind>('single', 'multiple', 'true-false', 'ordering', 'matching'),
    options: fc.integer({ min: 2, max: 8 }),
    points: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ kind, options, points }) => {
    const all = Array.from({ length: options }, (_, i) => i)
    const isWhole = kind === 'ordering' || kind === 'matching'
    const correct = isWhole
      ? fc.constant(all)
      : fc.subarray(all, { minLength: 1, maxLength: kind === 'multiple' ? options : 1 })
    const choice = fc.option(fc.shuffledSubarray(all, isWhole ? { minLength: options } : {}))
    return fc.record({ kind: fc.constant(kind), points: fc.constant(points), correct, choice })
  })

test('no answer earns less than nothing or more than its question gives', () => {
  fc.assert(
    fc.property(question, (one) => {
      expect(pointsOf(one)).toBeGreaterThanOrEqual(0)
      expect(pointsOf(one)).toBeLessThanOrEqual(one.points)
      expect(Number.isInteger(pointsOf(one))).toBe(true)
      expect(pointsOf({ ...one, choice: one.correct })).toBe(one.points)
    }),
    { numRuns: 2000 },
  )
})

test('an attempt lies between 0 and 100, and reaches 100 only by full answers', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 60 }), (answers) => {
      const points = attemptPoints(answers)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(100)
      expect(attemptPoints(answers.map((one) => ({ ...one, choice: one.correct })))).toBe(100)
    }),
  )
})
