import { describe, expect, test } from 'vitest'
import type { RightAnswer, Ruling } from '#course/exam/ruling.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { isSame, mayBeAnswers, mayLower, mayTakeBack } from './rules.ts'

const content = (kind: QuestionKind, options: number) =>
  ({ kind, hu: { options: Array.from({ length: options }, () => 'x') } }) as never
const of = (...options: number[]): RightAnswer => ({ options })

describe('answers that are ruled to be right', () => {
  test.each<[Ruling['kind'], QuestionKind, RightAnswer[], 'ok' | 'answer-not-of-question']>([
    ['right-answer', 'single', [of(1)], 'ok'],
    ['right-answer', 'single', [], 'answer-not-of-question'],
    ['right-answer', 'single', [of(1), of(2)], 'answer-not-of-question'],
    ['right-answer', 'single', [of(0, 1)], 'answer-not-of-question'],
    ['right-answer', 'single', [of(3)], 'answer-not-of-question'],
    ['right-answer', 'multiple', [of(0, 2)], 'ok'],
    ['right-answer', 'multiple', [of(0, 0)], 'answer-not-of-question'],
    ['right-answer', 'ordering', [of(2, 1, 0)], 'ok'],
    ['right-answer', 'ordering', [of(2, 1)], 'answer-not-of-question'],
    ['right-answer', 'single', [{ number: { value: 1, tolerance: 0 } }], 'answer-not-of-question'],
    ['right-answer', 'numeric', [{ number: { value: 1, tolerance: 0 } }], 'ok'],
    ['right-answer', 'numeric', [of(0)], 'answer-not-of-question'],
    ['right-answer', 'matching', [of(1, 0, 2)], 'ok'],
    ['right-answer', 'matching', [of(1, 0)], 'answer-not-of-question'],
    ['also-accept', 'single', [of(1), of(2)], 'ok'],
    ['also-accept', 'single', [], 'answer-not-of-question'],
    ['full-points', 'single', [], 'ok'],
    ['full-points', 'single', [of(1)], 'answer-not-of-question'],
    ['leave-out', 'multiple', [of(1)], 'answer-not-of-question'],
    ['as-asked', 'multiple', [], 'ok'],
  ])('%s of a %s question with %j: %s', (kind, asked, answers, verdict) => {
    expect(mayBeAnswers({ kind, answers }, [content(asked, 3)])).toBe(verdict)
  })

  test('fit every version that the ruling is about', () => {
    const versions = [content('single', 4), content('single', 3)]
    expect(mayBeAnswers({ kind: 'right-answer', answers: [of(3)] }, versions)).toBe('answer-not-of-question')
  })
})

test('nothing is taken back where nothing is ruled', () => {
  expect(mayTakeBack('as-asked', false)).toBe('nothing-ruled')
  expect(mayTakeBack('as-asked', true)).toBe('ok')
  expect(mayTakeBack('leave-out', false)).toBe('ok')
})

describe('results fall', () => {
  test.each([
    [0, 0, 'ok'],
    [3, 3, 'ok'],
    [3, 0, 'results-would-fall'],
    [3, 2, 'regrade-preview-outdated'],
    [0, 2, 'regrade-preview-outdated'],
  ] as const)('%i of them, %i confirmed: %s', (falling, confirmed, verdict) => {
    expect(mayLower(falling, confirmed)).toBe(verdict)
  })
})

test('the same is ruled whatever the order of its versions, and not with another reason', () => {
  const said = {
    kind: 'right-answer',
    versions: [1, 2],
    answers: [of(1)],
    lowers: false,
    reasons: { hu: 'a', en: 'b' },
  } as const
  expect(isSame(said as never, { ...said, versions: [2, 1] } as never)).toBe(true)
  expect(isSame(said as never, { ...said, reasons: { hu: 'a', en: 'c' } } as never)).toBe(false)
  expect(isSame(said as never, { ...said, answers: [of(2)] } as never)).toBe(false)
})
