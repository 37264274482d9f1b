import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#testing/server/processor-time.ts'
import {
  Email,
  line,
  Neptun,
  optionalLine,
  optionalText,
  PersonName,
  Search,
  text,
  Username,
} from './parts.ts'
import { countOf, cut, cutToUnits, firstOf, lengthOf, withoutDirections } from './signs.ts'

const MOST = 40
/** Any text: every character there is, halves of characters, and much of what makes trouble. */
const anything = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.integer({ min: 0x10000, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
      fc.constantFrom(...'ab \n\r\t\u0000\u000b\u200b\u200c\u200d\u3164\u2800\u202e\ufeff\u0301\ud83d\ude00'),
      fc.constantFrom(
        '😀',
        '👩‍👩‍👧',
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
        '\u{e0067}',
        'می',
        'क्',
        '\u{1d4d0}',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/
const VISIBLE = /[^\s\p{DI}\u2800]/u

describe.each([
  { what: 'a text', schema: text(MOST), hasLines: true, isRequired: true },
  { what: 'an optional text', schema: optionalText(MOST), hasLines: true, isRequired: false },
  { what: 'a line', schema: line(MOST), hasLines: false, isRequired: true },
  { what: 'an optional line', schema: optionalLine(MOST), hasLines: false, isRequired: false },
  { what: 'a search', schema: Search, hasLines: false, isRequired: false },
  { what: 'a name', schema: PersonName, hasLines: false, isRequired: true },
  { what: 'a username', schema: Username, hasLines: false, isRequired: true },
  { what: 'an address', schema: Email, hasLines: false, isRequired: true },
  { what: 'a Neptun code', schema: Neptun, hasLines: false, isRequired: true },
])('$what', ({ schema, hasLines, isRequired }) => {
  test('is whole, visible, bounded and the same when it is read again, whatever was typed', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const parsed = schema.safeParse(typed)
        if (!parsed.success) return
        const kept = parsed.data
        expect(kept.isWellFormed()).toBe(true)
        expect(kept).not.toMatch(CONTROL)
        if (!hasLines) expect(kept).not.toMatch(/[\n\t]/)
        if (isRequired || kept !== '') expect(kept).toMatch(VISIBLE)
        expect(countOf(kept)).toBeLessThanOrEqual(schema === Search ? 100 : 254)
        expect(schema.parse(kept)).toBe(kept)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('a text that a reader can see is refused for its length alone, and the counter says the same', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const parsed = text(MOST).safeParse(typed)
      const length = lengthOf(typed)
      expect(parsed.success).toBe(length > 0 && length <= MOST)
      if (parsed.success) expect(countOf(parsed.data)).toBe(length)
    }),
    { numRuns: 2_000 },
  )
})

describe('a cut', () => {
  test('never tears a character, never leaves a space, and is never longer than it may be', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 50 }), (given, most) => {
        const whole = given.toWellFormed()
        for (const [short, length] of [
          [cut(whole, most), countOf],
          [cutToUnits(whole, most), (one: string) => one.length],
        ] as const) {
          expect(short.isWellFormed()).toBe(true)
          expect(whole.startsWith(short)).toBe(true)
          expect(length(short)).toBeLessThanOrEqual(most)
          if (short !== whole) expect(short).toBe(short.trimEnd())
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['a short text stays as it is', ' ab ', 4, ' ab '],
    ['an emoji is whole or not there', `a${'😀'.repeat(79)}`, 3, 'a😀😀'],
    ['a family is not torn', 'a👩‍👩‍👧‍👦b', 4, 'a'],
    ['a letter keeps its marks', 'e\u0301e\u0301', 3, 'e\u0301'],
    ['no space is left at the end', 'ab cd', 3, 'ab'],
    ['a tower of marks is cut somewhere', `e${'\u0301'.repeat(9)}`, 3, 'e\u0301\u0301'],
  ])('%s', (_, given, most, short) => {
    expect(cut(given, most)).toBe(short)
  })

  test('the first characters are exactly so many', () => {
    expect(firstOf('a👩‍👩‍👧', 3)).toBe('a👩\u200d')
    expect(firstOf('😀😀😀', 2)).toBe('😀😀')
  })
})

test('signs of the direction go, letters of every direction stay', () => {
  expect(withoutDirections('fdp.exe\u202eגמל\u2066a\u200f')).toBe('fdp.exeגמלa')
})

test('cleaning and cutting take time in proportion to the length', () => {
  const duration = (sign: string, count: number) => {
    const long = `a${sign.repeat(count)}b`
    return processorTime(() => {
      text(MOST).safeParse(long)
      cut(long, MOST)
    })
  }
  // The shortest of several: what else the machine does meanwhile makes some of them longer.
  const shortest = (sign: string, count: number) =>
    Math.min(...Array.from({ length: 7 }, () => duration(sign, count)))
  for (const sign of [' ', '\n', '\u200d', '\u{e0041}', '👩\u200d', '\u0301', '\u0000']) {
    expect(shortest(sign, 200_000)).toBeLessThan(20 * Math.max(shortest(sign, 20_000), 3))
  }
})
