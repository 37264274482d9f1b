import { describe, expect, test } from 'vitest'
import { mayChoose, mayCount } from './rules.ts'

const answers = (equal: number, others = 40 - equal) => [
  ...Array.from({ length: equal }, () => 4),
  ...Array.from({ length: others }, (_, i) => 1 + (i % 3)),
]

describe('answers', () => {
  test.each([10, 30, 36])('of which %i of 40 are equal count', (equal) => {
    expect(mayCount(answers(equal), false)).toBe('ok')
  })

  test.each([37, 39, 40])('of which %i of 40 are equal are asked about first', (equal) => {
    expect(mayCount(answers(equal), false)).toBe('personality-test-uniform')
  })

  test('that are all equal count once they are confirmed', () => {
    expect(mayCount(answers(40), true)).toBe('ok')
  })
})

describe('a type is chosen', () => {
  test.each([
    [[], 0, 'personality-not-tested'],
    [['CTO'], 0, 'ok'],
    [['CTO'], 1, 'ok'],
    [['CTO'], 2, 'personality-in-team'],
  ] as const)('after the test %j in a team of %i: %s', (result, members, verdict) =>
    expect(mayChoose(result, { members })).toBe(verdict),
  )
})
