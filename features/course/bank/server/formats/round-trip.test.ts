import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_NUMBER, questionLevels } from '#course/exam/question-content.ts'
import { type Language, languages, questionKinds } from '#platform/contract/parts.ts'
import { cleanLine, cleanText } from '#platform/contract/signs.ts'
import { type WrittenFormat, writtenFormats } from '../../file-parts.ts'
import { trueAndFalse } from './choices.ts'
import type { FileContent } from './question.ts'
import { readFile } from './read-file.ts'
import { writeFile } from './write-file.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_127)
const numRuns = Number(process.env.FUZZ_RUNS ?? 400)

/** Signs and words that mean something in one of the formats, among any others. */
const sign = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...'\\ ~ = # { } : :: //  -> %50% %-50% [html] [plain] [markdown] [ ] < > & &amp; &#65; <b> </text> ]]> <![CDATA[ #### \n $CATEGORY: ANSWER: ő Ű — a_b ** ! .. > T TRUE \t   " \' // \n\n _____'.split(
        ' ',
      ),
    ),
  },
)
const words = fc.array(sign, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '))
const line = words.map(cleanLine).filter(Boolean)
const text = words.map(cleanText).filter(Boolean)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const number = fc.record({
  value: fc.double({ min: -MAX_NUMBER, max: MAX_NUMBER, noNaN: true }).map((value) => value + 0),
  tolerance: fc.double({ min: 0, max: MAX_NUMBER, noNaN: true }),
})

const contentIn = (language: Language): fc.Arbitrary<FileContent> =>
  fc
    .record({
      kind: fc.constantFrom(...questionKinds),
      points: fc.integer({ min: 1, max: 5 }),
      level: fc.constantFrom(...questionLevels),
      validUntil: fc.option(day),
      options: fc.array(line, { minLength: 2, maxLength: 8 }),
      matches: fc.array(line, { minLength: 8, maxLength: 8 }),
      isUsualTruth: fc.boolean(),
      right: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      number,
      unit: fc.option(
        line.filter((unit) => [...unit].length <= 30),
        { nil: '' },
      ),
      prompt: text,
      why: fc.option(text, { nil: '' }),
    })
    .map(({ kind, points, level, validUntil, prompt, why, ...answers }) => {
      const asked: string = kind
      const options =
        asked === 'numeric'
          ? []
          : asked === 'true-false'
            ? answers.isUsualTruth
              ? [...trueAndFalse[language]]
              : answers.options.slice(0, 2)
            : answers.options
      const all = options.map((_, i) => i)
      const chosen = all.filter((i) => answers.right[i])
      const some = chosen.length > 0 ? chosen : all.slice(0, 1)
      const isOne = asked === 'single' || asked === 'true-false'
      return {
        kind,
        points,
        level,
        validUntil,
        correct:
          asked === 'multiple' || asked === 'numeric'
            ? options.length
              ? some
              : []
            : isOne
              ? some.slice(0, 1)
              : all,
        number: asked === 'numeric' ? answers.number : null,
        texts: {
          prompt,
          options,
          matches: asked === 'matching' ? answers.matches.slice(0, options.length) : [],
          unit: asked === 'numeric' ? answers.unit : '',
          why,
        },
      }
    })

const readAgain = async (format: WrittenFormat, contents: readonly FileContent[], language: Language) => {
  const named = contents.map((content, i) => ({ content, name: `${i + 1}: {név}` }))
  const bytes = Buffer.from([...writeFile(format, named, language)].join(''))
  const answer = await readFile({ bytes, language, encoding: null })
  if (!('file' in answer)) throw new Error(answer.refused)
  return answer.file
}

describe.each(writtenFormats)('questions that are written as %s', (format) => {
  test.each(languages)('are the same when they are read again, in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(contentIn(language), { minLength: 1, maxLength: 6 }), async (contents) => {
        const file = await readAgain(format, contents, language)
        expect(file.format).toBe(format)
        expect(file.questions.map(({ content, fault }) => ({ content, fault }))).toEqual(
          contents.map((content) => ({ content, fault: null })),
        )
      }),
      { seed, numRuns },
    )
  })
})
