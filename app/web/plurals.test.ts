import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import format, { type FormatValues } from 'icu-minify/format'
import { describe, expect, test } from 'vitest'
import type { Language } from './build/said.ts'
import { hungarianTexts } from './build/texts.ts'

const root = join(import.meta.dirname, '../..')

type Texts = { readonly [key: string]: string | Texts }
interface Message {
  path: string
  text: string
}

const texts: Record<Language, Message[]> = { hu: await textsIn('hu'), en: await textsIn('en') }

async function textsIn(language: Language): Promise<Message[]> {
  const found = hungarianTexts().map(async (hungarian) => {
    const path = hungarian.replace('.hu.ts', `.${language}.ts`)
    const { default: all } = await import(pathToFileURL(join(root, path)).href)
    return flat(all).map((text) => ({ path, text }))
  })
  return (await Promise.all(found)).flat()
}

function flat(all: Texts): string[] {
  return Object.values(all).flatMap((one) => (typeof one === 'string' ? one : flat(one)))
}

/** Limits of the product, and settings with a higher lower bound: never one. */
const limits = new Set(['max', 'min', 'limit', 'minutes', 'days', 'percent', 'reachable'])
/** Limits alone have no plural here: the privacy notice is about nothing else. */
const ofLimits = 'features/people/privacy/web/'
const counted = (language: Language) =>
  texts[language].filter(
    ({ path, text }) => /\{\w+, (plural|number)/.test(text) && !path.startsWith(ofLimits),
  )

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** The text as people read it where each of its counts is `count`. */
function readWith(text: string, language: Language, count: number): string {
  const named = (pattern: RegExp, value: FormatValues[string]) =>
    [...text.matchAll(pattern)].map(([, name = '']) => [name, value] as const)
  const values = Object.fromEntries([
    ...named(/\{(\w+)(?=[},])/g, 'X'),
    ...named(/<(\w+)>/g, (chunks) => chunks.join('')),
    ...named(/\{(\w+), number/g, count).map(([name, one]) => [name, limits.has(name) ? 12 : one]),
    ...named(/\{(\w+), plural/g, count),
  ])
  return [format(compile(text), language, values, { formatters })].flat(9).join('')
}

/** Words that end in s and are no plural. */
const notPlural = new Set(['is', 'was', 'has', 'as'])
/** "day" and "days", as the plurals of the texts themselves pair them. */
const pairs = texts.en.flatMap(({ text }) =>
  [
    ...text.matchAll(/(?:one|=1) \{[^{}]*?# ([^\s{}.,:;?!]+)[^{}]*\} other \{[^{}]*?# ([^\s{}.,:;?!]+)/g),
  ].flatMap(([, one = '', other = '']) => (one === other ? [] : [[one, other] as const])),
)
const ones = new Set(pairs.map(([one]) => one))
const others = new Set(pairs.map(([, other]) => other))

/** A noun in the wrong number after a figure; null where there is none. */
const faults: Record<Language, (said: string) => string | null> = {
  // "2 exam attempts": the first of two nouns has no number.
  en: (said) =>
    found(said, /(?<![\d.,–])(\d+)\s(\p{Ll}+)(?=\s?(\p{Ll}*))/gu, (count, noun, next) =>
      count === '1'
        ? others.has(noun) || (noun.endsWith('s') && !notPlural.has(noun))
        : ones.has(noun) && !others.has(noun) && !others.has(next),
    ),
  // A Hungarian noun stays in the singular after a figure; -nak, -ik and -tok end in a k too.
  hu: (said) =>
    found(said, /(\d+)\s(\p{Ll}+)/gu, (_, noun) => /k$/.test(noun) && !/(n[ae]k|ik|t[eoö]k)$/.test(noun)),
}

function found(
  said: string,
  pattern: RegExp,
  isFault: (count: string, noun: string, next: string) => boolean,
): string | null {
  const all = [...said.matchAll(pattern)]
  return all.find(([, count = '', noun = '', next = '']) => isFault(count, noun, next))?.[0] ?? null
}

test.each<[Language, string, string | null]>([
  ['en', '1 days', '1 days'],
  ['en', '5 lesson left', '5 lesson'],
  ['en', '1 lesson is left, 5 lessons are done', null],
  ['hu', '1 napok', '1 napok'],
  ['hu', '5 leckék', '5 leckék'],
  ['hu', '5 hallgatónak 2 felkérésetek hiányzik', null],
])('of a text in %s, “%s”, the noun after the figure is judged', (language, said, fault) => {
  expect(faults[language](said)).toBe(fault)
})

describe.each<Language>(['hu', 'en'])('in texts of the language %s', (language) => {
  test('many name a count', () => {
    expect(counted(language).length).toBeGreaterThan(150)
  })

  test.each([0, 1, 2, 5])('nouns agree with the count %i', (count) => {
    const wrong = counted(language).flatMap(({ path, text }) => {
      const fault = faults[language](readWith(text, language, count))
      return fault ? [`${path}: “${fault}” in ${text}`] : []
    })
    expect(wrong).toEqual([])
  })
})
