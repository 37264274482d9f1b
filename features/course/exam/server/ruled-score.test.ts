import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuestionKind } from '#platform/contract/parts.ts'
import type { Ruling } from '../ruling.ts'
import { type AnsweredQuestion, attemptPoints, earnedBy, score } from './score.ts'

const answered = (
  kind: QuestionKind,
  [points, correct, choice]: [number, number[], number[] | null],
  ruling: Partial<Ruling> & Pick<Ruling, 'kind'>,
): AnsweredQuestion => ({ kind, points, correct, choice, ruling: { answers: [], lowers: false, ...ruling } })
const accepts = (...options: number[]) => ({ answers: [{ options }] })

describe('one answer, by what is ruled of its question', () => {
  test.each<[string, AnsweredQuestion, number]>([
    ['full points, right', answered('single', [2, [0], [0]], { kind: 'full-points' }), 2],
    ['full points, wrong', answered('single', [2, [0], [1]], { kind: 'full-points' }), 2],
    ['full points, not answered', answered('single', [2, [0], null], { kind: 'full-points' }), 2],
    ['accepted too', answered('single', [2, [0], [1]], { kind: 'also-accept', ...accepts(1) }), 2],
    ['right as before', answered('single', [2, [0], [0]], { kind: 'also-accept', ...accepts(1) }), 2],
    ['neither', answered('single', [2, [0], [2]], { kind: 'also-accept', ...accepts(1) }), 0],
    ['not answered', answered('single', [2, [0], null], { kind: 'also-accept', ...accepts(1) }), 0],
    ['another is right', answered('single', [2, [0], [1]], { kind: 'right-answer', ...accepts(1) }), 2],
    ['who was right keeps it', answered('single', [2, [0], [0]], { kind: 'right-answer', ...accepts(1) }), 2],
    [
      'who was right loses it where that was asked for',
      answered('single', [2, [0], [0]], { kind: 'right-answer', lowers: true, ...accepts(1) }),
      0,
    ],
    [
      'another set of options',
      answered('multiple', [2, [0, 1], [1, 2]], { kind: 'also-accept', ...accepts(1, 2) }),
      2,
    ],
    [
      'half of another set',
      answered('multiple', [2, [0, 1], [2]], { kind: 'also-accept', ...accepts(2, 3) }),
      1,
    ],
    [
      'another order',
      answered('ordering', [2, [0, 1, 2], [1, 0, 2]], { kind: 'also-accept', ...accepts(1, 0, 2) }),
      2,
    ],
    [
      'another number',
      {
        ...answered('numeric', [2, [], [310]], {
          kind: 'also-accept',
          answers: [{ number: { value: 312, tolerance: 2 } }],
        }),
        number: { value: 300, tolerance: 0 },
      },
      2,
    ],
    [
      'other pairs',
      answered('matching', [3, [0, 1, 2], [1, 0, 2]], { kind: 'right-answer', ...accepts(1, 0, 2) }),
      3,
    ],
    ['left out of the sum, its own points', answered('single', [2, [0], [0]], { kind: 'leave-out' }), 2],
  ])('%s', (_, answer, points) => {
    expect(earnedBy(answer)).toBe(points)
  })
})

describe('a question that is left out of the sum', () => {
  const right = answered('single', [1, [0], [0]], { kind: 'leave-out' })
  const wrong = answered('single', [1, [0], [1]], { kind: 'leave-out' })
  const others: AnsweredQuestion[] = [
    { kind: 'single', points: 1, correct: [0], choice: [0] },
    { kind: 'single', points: 1, correct: [0], choice: [1] },
  ]
  const strict = ({ ruling, ...one }: AnsweredQuestion): AnsweredQuestion => ({
    ...one,
    ruling: ruling ? { ...ruling, lowers: true } : null,
  })

  test('helps who had it wrong, and stays with who had it right', () => {
    expect(attemptPoints([wrong, ...others])).toBe(50)
    expect(attemptPoints([right, ...others])).toBe(67)
    expect(score([right, ...others]).answers[0]?.leftOut).toBe(false)
  })

  test('is out for everybody where that was asked for', () => {
    expect(attemptPoints([strict(wrong), ...others])).toBe(50)
    expect(attemptPoints([strict(right), ...others])).toBe(50)
  })

  test('leaves nothing wrong where nothing is left', () => expect(attemptPoints([strict(wrong)])).toBe(100))
})

const choices = fc.integer({ min: 0, max: 3 })
const ruling = fc.option(
  fc
    .record({
      kind: fc.constantFrom<Ruling['kind']>('full-points', 'also-accept', 'right-answer', 'leave-out'),
      option: choices,
    })
    .map(({ kind, option }): Ruling => ({ kind, lowers: false, answers: [{ options: [option] }] })),
)
const questions = fc.array(
  fc
    .record({ points: fc.integer({ min: 1, max: 5 }), right: choices, chosen: fc.option(choices), ruling })
    .map(
      (one): AnsweredQuestion => ({
        kind: 'single',
        points: one.points,
        correct: [one.right],
        choice: one.chosen === null ? null : [one.chosen],
        ruling: one.ruling,
      }),
    ),
  { minLength: 1, maxLength: 8 },
)
const asAsked = (all: readonly AnsweredQuestion[]) => all.map((one) => ({ ...one, ruling: null }))

test('no result falls by rulings that do not lower, one more of them neither', () => {
  fc.assert(
    fc.property(questions, fc.nat(), (all, n) => {
      const place = n % all.length
      const fewer = all.map((one, i) => (i === place ? { ...one, ruling: null } : one))
      expect(attemptPoints(all)).toBeGreaterThanOrEqual(attemptPoints(fewer))
      expect(attemptPoints(fewer)).toBeGreaterThanOrEqual(attemptPoints(asAsked(all)))
    }),
  )
})

test('what may stay out stays out so that nothing else would give more', () => {
  fc.assert(
    fc.property(questions, (all) => {
      const counted = all.map((one) => ({ earned: earnedBy(one), points: one.points }))
      const free = all.flatMap((one, i) => (one.ruling?.kind === 'leave-out' ? [i] : []))
      const best = Math.max(
        ...Array.from({ length: 2 ** free.length }, (_, mask) => {
          const isOut = (i: number) => free.some((one, bit) => one === i && (mask >> bit) % 2 === 1)
          const inSum = counted.filter((_, i) => !isOut(i))
          const reachable = inSum.reduce((sum, { points }) => sum + points, 0)
          const reached = inSum.reduce((sum, { earned }) => sum + earned, 0)
          return reachable === 0 ? 0 : Math.round((reached * 100) / reachable)
        }),
      )
      expect(attemptPoints(all)).toBe(best)
    }),
  )
})
