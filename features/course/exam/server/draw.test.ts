import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuestionKind, questionKinds } from '#platform/contract/parts.ts'
import { draw } from './draw.ts'

const bankOf = (size: number, kind: QuestionKind = 'single', optionCount = 4) =>
  Array.from({ length: size }, (_, n) => ({ id: `q${n}`, version: 1, kind, optionCount }))

test('as many questions are drawn as asked, or all there are', () => {
  expect(draw(bankOf(40), 12)).toHaveLength(12)
  expect(draw(bankOf(5), 12)).toHaveLength(5)
  expect(draw([], 12)).toEqual([])
})

test('no question is drawn twice, and each shows all its options', () => {
  const kinds = fc.constantFrom(...questionKinds)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      kinds,
      fc.integer({ min: 2, max: 8 }),
      (size, kind, options) => {
        const drawn = draw(bankOf(size, kind, options), 20)
        expect(new Set(drawn.map((one) => one.question_id)).size).toBe(drawn.length)
        const all = Array.from({ length: options }, (_, i) => i)
        for (const { option_order } of drawn) expect(option_order.toSorted((a, b) => a - b)).toEqual(all)
      },
    ),
  )
})

test('true and false keep their order', () => {
  for (const { option_order } of draw(bankOf(200, 'true-false', 2), 200)) expect(option_order).toEqual([0, 1])
})

test('an ordering never arrives solved', () => {
  for (const options of [2, 3, 4])
    for (const { option_order } of draw(bankOf(300, 'ordering', options), 300))
      expect(option_order).not.toEqual(option_order.toSorted((a, b) => a - b))
})

test('every question and every order has its chance', () => {
  const times = 3000
  const firsts = new Map<string, number>()
  for (let n = 0; n < times; n++) {
    const [one] = draw(bankOf(6, 'single', 3), 1)
    const key = `${one?.question_id} ${one?.option_order}`
    firsts.set(key, (firsts.get(key) ?? 0) + 1)
  }
  expect(firsts.size).toBe(6 * 6)
  // 36 cells of 83 on average; a cell six standard deviations away would not be chance.
  for (const count of firsts.values())
    expect(Math.abs(count - times / 36)).toBeLessThan(6 * Math.sqrt(times / 36))
})
