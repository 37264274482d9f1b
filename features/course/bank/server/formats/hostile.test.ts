import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Encoding, encodings } from '#platform/contract/encoding.ts'
import { bankLimits, writtenFormats } from '../../file-parts.ts'
import { draftOf } from '../draft.ts'
import type { FileContent } from './question.ts'
import { readFile } from './read-file.ts'
import { readSent } from './read-sent.ts'
import { writeFile } from './write-file.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_127)
const numRuns = Number(process.env.FUZZ_RUNS ?? 200)
/** Of what is read the longer the more of it there is; whole in `npm run drills question-files`. */
const BYTES = process.env.FUZZ_RUNS ? bankLimits.bytes : bankLimits.bytes / 4

const content = (i: number): FileContent => ({
  kind: 'single',
  points: 1,
  level: 'recall',
  validUntil: null,
  correct: [0],
  number: null,
  texts: {
    prompt: `Melyik állítás igaz a ${i}. esetben? ${'A vevők száma. '.repeat(12)}`.trim(),
    options: [1, 2, 3, 4].map((n) => `Válasz ${n}: ${'hosszabb szöveg '.repeat(4)}`.trim()),
    matches: [],
    unit: '',
    why: 'Mert a lecke ezt mondja.',
  },
})
const fileOf = (format: (typeof writtenFormats)[number], count: number) =>
  Buffer.from(
    [
      ...writeFile(
        format,
        Array.from({ length: count }, (_, i) => ({ name: `${i}`, content: content(i) })),
        'hu',
      ),
    ].join(''),
  )
const sent = (bytes: Uint8Array | string) =>
  readSent(async () => Buffer.from(bytes as string), { language: 'hu', encoding: null })

describe.each(writtenFormats)('a file of %s', (format) => {
  test('with 10,000 questions is read within the bounds of its process', async () => {
    const bytes = fileOf(format, bankLimits.questions)
    expect(bytes.length).toBeLessThan(bankLimits.bytes)
    const { questions } = await sent(bytes)
    expect(questions).toHaveLength(bankLimits.questions)
    expect(questions.at(-1)?.content).toEqual(content(bankLimits.questions - 1))
  })
  test('that is ten times as long takes ten times as long', async () => {
    const cost = async (bytes: Buffer) => {
      const before = process.cpuUsage()
      await readFile({ bytes, language: 'hu', encoding: null })
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const [some, many] = [fileOf(format, 1_000), fileOf(format, bankLimits.questions)]
    await cost(some)
    const least = async (bytes: Buffer) => Math.min(await cost(bytes), await cost(bytes), await cost(bytes))
    const ratio = (await least(many)) / (await least(some))
    expect(ratio).toBeLessThan(25)
  })
  test('with one question more is refused', async () =>
    await expect(sent(fileOf(format, bankLimits.questions + 1))).rejects.toMatchObject({
      code: 'question-file-too-long',
    }))
})

describe('a long file', () => {
  const filled = (unit: string, head = '', tail = '') =>
    head + unit.repeat(Math.floor((BYTES - head.length - tail.length) / unit.length)) + tail
  const fields = (field: string) =>
    filled(
      `<question type="essay"><questiontext format="html"><text><![CDATA[${field}]]></text></questiontext></question>`,
      '<quiz>',
      '</quiz>',
    )
  test.each<[string, string, string | null]>([
    ['of braces', filled('{'), null],
    ['of empty lines', filled('\n'), 'question-file-empty'],
    ['of tags', filled('[tag:', '// '), 'question-file-empty'],
    ['of options', filled('~a', 'x{', '}'), null],
    ['of letters of Aiken', filled('A) x\n', '', 'ANSWER: A'), null],
    ['of elements inside each other', filled('<a>', '<quiz>'), 'question-file-broken'],
    ['of attributes', filled(' a="b"', '<quiz'), 'question-file-broken'],
    ['of entities', filled('&amp;', '<quiz><question type="a"><name>', '</name></question></quiz>'), null],
    ['of HTML inside each other', fields('<b>'.repeat(19_000)), null],
    ['of HTML that is never closed', fields('<b></i>'.repeat(8_000)), null],
    ['of raised signs', fields('<sup>1</sup>'.repeat(4_900)), null],
    ['of cells', fields('<td>a'.repeat(11_000)), null],
  ])('%s end within the bounds', async (_, text, refused) => {
    const reading = sent(text)
    if (refused) await expect(reading).rejects.toMatchObject({ code: refused })
    else expect((await reading).questions.every(({ content: taken }) => taken === null)).toBe(true)
  })
})

describe('whatever is sent', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        ...[
          '{',
          '}',
          '=',
          '~',
          '#',
          '->',
          '%50%',
          '\\',
          '\n',
          '\n\n',
          '::',
          '####',
          'T',
          '[html]',
          '>ALL\n',
          'A) b\n',
          'B. c\n',
          'ANSWER: A\n',
        ],
        ...[
          '<quiz>',
          '</quiz>',
          '<question type="multichoice">',
          '<question type="truefalse">',
          '</question>',
          '<questiontext format="html"><text>',
          '</text></questiontext>',
        ],
        ...[
          '<answer fraction="100"><text>',
          '</text></answer>',
          '<![CDATA[',
          ']]>',
          '<b>',
          '<img alt="a">',
          '&lt;',
          '<pre>',
          '<sup>',
          '</sup>',
          '<subquestion><text>',
          '</text><answer><text>x</text></answer></subquestion>',
        ],
      ),
    ),
    { maxLength: 60 },
  )
  test('is answered or refused, and what is taken a draft can hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        pieces,
        fc.option(fc.constantFrom(...encodings)),
        fc.boolean(),
        async (some, encoding, isXml) => {
          const text = isXml ? `<quiz>${some.join('')}</quiz>` : some.join('')
          const answer = await readFile({ bytes: Buffer.from(text), language: 'en', encoding })
          if (!('file' in answer)) {
            expect(answer.refused).toMatch(/^question-file-/)
            return
          }
          expect(Encoding.safeParse(answer.file.encoding).success).toBe(true)
          for (const question of answer.file.questions) {
            expect(question.content === null).toBe(question.fault !== null)
            if (question.content) expect(draftOf(question.content, 'en').kind).toBe('question')
          }
        },
      ),
      { seed, numRuns },
    )
  })
  test('of any bytes ends in an answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.constantFrom(...encodings)),
        async (bytes, encoding) => {
          const answer = await readFile({ bytes, language: 'hu', encoding })
          expect('file' in answer || answer.refused.startsWith('question-file-')).toBe(true)
        },
      ),
      { seed, numRuns },
    )
  })
})
