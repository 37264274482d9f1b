import { describe, expect, test } from 'vitest'
import { chanceFrom } from '#local/demo/chance.ts'
import { personalities } from '#platform/contract/parts.ts'
import { inProject } from '#platform/server/in-project.ts'
import { SCORE } from '../calls.ts'
import { readItems } from './import.ts'
import { spreadOf, suggestedToUniform } from './spread.ts'

const items = readItems(inProject('content/personality'))

describe('the statements of the test', () => {
  test.each(personalities)('are five straight and five reversed for %s', (type) => {
    const own = items.filter((one) => one.type === type)
    expect(own.filter(({ reverse }) => !reverse)).toHaveLength(5)
    expect(own.filter(({ reverse }) => reverse)).toHaveLength(5)
  })

  test('are each there once', () => {
    for (const column of ['key', 'hu', 'en'] as const)
      expect(new Set(items.map((one) => one[column])).size).toBe(40)
  })

  test('change type from one to the next, and direction after three at most', () => {
    for (const [i, { type }] of items.entries()) expect(items[i + 1]?.type).not.toBe(type)
    const directions = items.map(({ reverse }) => (reverse ? 'r' : 's')).join('')
    expect(directions).not.toMatch(/rrrr|ssss/)
  })

  test('ask one thing each: no “and”, no “or”', () => {
    expect(items.filter(({ hu }) => /(^|[ ,])(és|vagy|valamint|illetve)[ ,]/i.test(hu))).toEqual([])
    expect(items.filter(({ en }) => /\b(and|or)\b/i.test(en))).toEqual([])
  })
})

describe('the types that are suggested', () => {
  test('are spread evenly over people who answer at random', () => {
    const chance = chanceFrom(1)
    const shares = spreadOf(items, 20_000, () => chance.between(SCORE.min, SCORE.max))
    for (const type of personalities) expect(Math.abs(shares[type] - 25), type).toBeLessThan(1.5)
  })

  test('are none for those who give the same answer everywhere', () => {
    expect(suggestedToUniform(items)).toEqual([[], [], [], [], []])
  })
})
