import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Personality, personalities } from '#platform/contract/parts.ts'
import { personalityResult, suggestedTypes } from './score.ts'

const of = (type: Personality, score: number, reverse = false) => ({ type, score, reverse })
const percentOf = (type: Personality, ...answers: Parameters<typeof personalityResult>[0]) =>
  personalityResult(answers).find((one) => one.personality === type)?.percent

describe('of a type', () => {
  test.each([
    [[5, 5, 5], 100],
    [[1, 1, 1], 0],
    [[3, 3, 3], 50],
    [[5, 1], 50],
    [[4], 75],
    [[5, 5, 4], 92],
  ])('agreements of %j give %i percent', (scores, percent) => {
    expect(percentOf('CEO', ...scores.map((score) => of('CEO', score)))).toBe(percent)
  })

  test('agreeing with a reverse statement speaks against it', () => {
    expect(percentOf('CTO', of('CTO', 5, true))).toBe(0)
    expect(percentOf('CTO', of('CTO', 1, true))).toBe(100)
    expect(percentOf('CTO', of('CTO', 5), of('CTO', 1, true))).toBe(100)
  })

  test('answers about other types do not count', () => {
    expect(percentOf('PM', of('PM', 5), of('CEO', 1), of('CTO', 1))).toBe(100)
  })
})

test('the highest comes first; equal ones keep the types’ order', () => {
  const order = (scores: number[]) =>
    personalityResult(personalities.map((type, i) => of(type, scores[i] ?? 1))).map((one) => one.personality)
  expect(order([1, 2, 3, 4])).toEqual(['Creative', 'PM', 'CTO', 'CEO'])
  expect(order([3, 3, 3, 3])).toEqual(['CEO', 'CTO', 'PM', 'Creative'])
  expect(order([3, 5, 3, 5])).toEqual(['CTO', 'Creative', 'CEO', 'PM'])
})

describe('the suggested types', () => {
  const suggested = (...scores: number[]) =>
    suggestedTypes(personalityResult(personalities.map((type, i) => of(type, scores[i] ?? 1))))

  test('are the one with the highest score', () => {
    expect(suggested(1, 4, 3, 3)).toEqual(['CTO'])
  })

  test('are all that share the highest score, whatever comes after them', () => {
    expect(suggested(2, 5, 1, 5)).toEqual(['CTO', 'Creative'])
    expect(suggested(4, 4, 4, 1)).toEqual(['CEO', 'CTO', 'PM'])
  })

  test('are none where all four are equal, or before the test', () => {
    expect(suggested(3, 3, 3, 3)).toEqual([])
    expect(suggestedTypes([])).toEqual([])
  })
})

test('every result lies between 0 and 100, and names each type once', () => {
  const answer = fc.record({
    type: fc.constantFrom(...personalities),
    score: fc.integer({ min: 1, max: 5 }),
    reverse: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 60 }), (answers) => {
      const result = personalityResult(answers)
      expect(result.map((one) => one.personality).toSorted()).toEqual([...personalities].toSorted())
      for (const { percent } of result)
        expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true)
    }),
  )
})
