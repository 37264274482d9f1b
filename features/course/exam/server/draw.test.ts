import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QuestionKind, questionKinds } from '#platform/contract/parts.ts'
import { boundsOf, keyOfCell, planOf, sharesOf } from './blueprint.ts'
import { choose, type Drawable, draw, MOST_SEEN } from './draw.ts'

const bankOf = (size: number, own: Partial<Drawable> = {}): Drawable[] =>
  Array.from({ length: size }, (_, n) => ({
    id: `${own.lesson ?? 'q'}${n}`,
    version: 1,
    kind: 'single' as QuestionKind,
    points: 1,
    lesson: null,
    level: 'recall',
    optionCount: 4,
    ...own,
  }))

test('as many questions are drawn as asked, or all there are', () => {
  expect(draw(bankOf(40), { count: 12 })).toHaveLength(12)
  expect(draw(bankOf(5), { count: 12 })).toHaveLength(5)
  expect(draw([], { count: 12 })).toEqual([])
})

test('no question is drawn twice, and each shows all its options', () => {
  const kinds = fc.constantFrom(...questionKinds)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      kinds,
      fc.integer({ min: 2, max: 8 }),
      (size, kind, optionCount) => {
        const drawn = draw(bankOf(size, { kind, optionCount }), { count: 20 })
        expect(new Set(drawn.map((one) => one.question_id)).size).toBe(drawn.length)
        const all = Array.from({ length: optionCount }, (_, i) => i)
        for (const { option_order } of drawn) expect(option_order.toSorted((a, b) => a - b)).toEqual(all)
      },
    ),
  )
})

test('true and false keep their order', () => {
  const bank = bankOf(200, { kind: 'true-false', optionCount: 2 })
  for (const { option_order } of draw(bank, { count: 200 })) expect(option_order).toEqual([0, 1])
})

test.each(['ordering', 'matching'] as const)('what is answered by %s never arrives solved', (kind) => {
  for (const optionCount of [2, 3, 4])
    for (const { option_order } of draw(bankOf(300, { kind, optionCount }), { count: 300 }))
      expect(option_order).not.toEqual(option_order.toSorted((a, b) => a - b))
})

test('every question and every order has its chance', () => {
  const times = 3000
  const firsts = new Map<string, number>()
  for (let n = 0; n < times; n++) {
    const [one] = draw(bankOf(6, { optionCount: 3 }), { count: 1 })
    const key = `${one?.question_id} ${one?.option_order}`
    firsts.set(key, (firsts.get(key) ?? 0) + 1)
  }
  expect(firsts.size).toBe(6 * 6)
  // 36 cells of 83 on average; a cell six standard deviations away would not be chance.
  for (const count of firsts.values())
    expect(Math.abs(count - times / 36)).toBeLessThan(6 * Math.sqrt(times / 36))
})

const question = fc.record({
  lesson: fc.constantFrom('a', 'b', 'c', null),
  level: fc.constantFrom('recall' as const, 'apply' as const),
  points: fc.integer({ min: 1, max: 2 }),
})
const banks = fc
  .array(question, { minLength: 1, maxLength: 60 })
  .map((all) => all.map((own, n): Drawable => ({ ...bankOf(1)[0], ...own, id: `q${n}` }) as Drawable))
const cell = fc.record({
  lesson: fc.constantFrom('a', 'b', 'c', 'gone', null),
  level: fc.constantFrom('recall' as const, 'apply' as const),
  questions: fc.integer({ min: 0, max: 20 }),
})

test('a plan adds up to the exam, asks no cell for more than it has, and gives what was asked where it can', () => {
  fc.assert(
    fc.property(banks, fc.integer({ min: 1, max: 30 }), fc.array(cell), (bank, count, asked) => {
      const cells = [...new Map(asked.map((one) => [keyOfCell(one), one])).values()]
      const shares = sharesOf(bank, count, cells)
      const plan = planOf(shares, Math.random)
      const stock = Map.groupBy(bank, keyOfCell)
      expect([...plan.values()].reduce((a, b) => a + b, 0)).toBe(Math.min(count, bank.length))
      for (const [key, number] of plan) {
        expect(number).toBeLessThanOrEqual(stock.get(key)?.length ?? 0)
        const { least, most } = boundsOf(shares.get(key) ?? 0)
        expect([least, most]).toContain(number)
      }
      const able = cells.map((one) => Math.min(one.questions, stock.get(keyOfCell(one))?.length ?? 0))
      if (able.reduce((a, b) => a + b, 0) > count) return
      for (const [i, one] of cells.entries())
        expect(plan.get(keyOfCell(one)) ?? 0).toBeGreaterThanOrEqual(able[i] ?? 0)
    }),
  )
})

test('without a blueprint each lesson and level is drawn in proportion to its bank', () => {
  const bank = [...bankOf(20, { lesson: 'a' }), ...bankOf(10, { lesson: 'b' }), ...bankOf(6, { lesson: 'c' })]
  expect([...sharesOf(bank, 12, []).values()].map((share) => Math.round(share * 100))).toEqual([
    667, 333, 200,
  ])
})

test('the only question of its lesson and level is drawn as rarely as any other', () => {
  const bank = [...bankOf(27, { lesson: 'a' }), ...bankOf(1, { lesson: 'b', level: 'apply' })]
  const times = 3000
  const drawn = Array.from({ length: times }, () => draw(bank, { count: 12 })).filter((attempt) =>
    attempt.some(({ question_id }) => question_id === 'b0'),
  ).length
  const expected = (times * 12) / 28
  expect(Math.abs(drawn - expected)).toBeLessThan(6 * Math.sqrt(expected))
})

test('the points of all draws from a bank of ones and twos differ by one at most', () => {
  fc.assert(
    fc.property(banks, fc.integer({ min: 1, max: 20 }), (bank, count) => {
      const sums = Array.from({ length: 12 }, () =>
        choose(bank, { count }).reduce((sum, { points }) => sum + points, 0),
      )
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1)
    }),
  )
})

test('of another attempt at most a quarter was seen before, as long as the bank has others', () => {
  fc.assert(
    fc.property(
      banks,
      fc.integer({ min: 4, max: 20 }),
      fc.integer({ min: 1, max: 3 }),
      (bank, count, times) => {
        const seen = new Set<string>()
        for (let n = 0; n < times; n++)
          for (const { id } of choose(bank, { count, seen: new Set(seen) })) seen.add(id)
        const again = choose(bank, { count, seen }).filter(({ id }) => seen.has(id)).length
        const unseen = bank.length - seen.size
        const needed = Math.min(count, bank.length) - unseen
        expect(again).toBeLessThanOrEqual(Math.max(needed, Math.floor(count * MOST_SEEN)))
      },
    ),
  )
})
