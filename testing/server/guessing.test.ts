import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCourse } from '#course/authoring/server/content.ts'
import { languages } from '#platform/contract/parts.ts'
import { inProject } from '#platform/server/in-project.ts'
import { chancesOf } from '../../scripts/guessing/measure.ts'

const CONTENT = inProject('content')
const DRAWS = 2_500
const LIMIT = 0.05

const banks = ['semester-1', 'semester-2']
  .flatMap((semester) => readCourse(join(CONTENT, semester)))
  .filter(({ questions }) => questions.length > 0)
  .flatMap(({ key, questions }) => languages.map((language) => ({ key, language, questions })))

describe('an exam passed by guessing', () => {
  test.each(banks)(
    '$key in $language: fewer than one in twenty, whatever the strategy',
    (bank) => {
      const [first] = chancesOf(bank.questions, bank.language, DRAWS)
      // Few draws scatter by almost half a percent: what seems too much is measured once more, with many.
      const isTooMuch = (first?.share ?? 0) >= LIMIT
      const [best] = isTooMuch ? chancesOf(bank.questions, bank.language, 8 * DRAWS) : [first]
      expect(best?.share, JSON.stringify(best?.strategy)).toBeLessThan(LIMIT)
    },
    120_000,
  )

  test('would be noticed: where the longest option is always right, guessing passes', () => {
    const telling = banks[0]?.questions.filter(({ kind }) => kind === 'single') ?? []
    const longer = telling.map((one) => ({
      ...one,
      hu: {
        ...one.hu,
        options: one.hu.options.map((text, i) => (one.correct?.includes(i) ? text + text : text)),
      },
    }))
    expect(chancesOf(longer, 'hu', 200)[0]?.share).toBeGreaterThan(0.9)
  })
})
