import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { Draft } from '../content-parts.ts'
import { type Merge, mergeOf, type Side } from './merge.ts'

const check = (prompt: string) => ({
  kind: 'single' as const,
  prompt,
  options: ['igen', 'nem'],
  correct: [0],
  why: 'Mert.',
})
type Texts = Extract<Draft, { kind: 'lesson' }>['content']['hu']
const lesson = (own: Partial<Texts> = {}): Extract<Draft, { kind: 'lesson' }> => {
  const texts = { title: 'Cím', summary: 'Egy mondat.', body: '', checks: [], media: [] }
  return { kind: 'lesson', content: { invented: [], hu: { ...texts, ...own }, en: texts } }
}
const ofBody = (...paragraphs: string[]) => lesson({ body: paragraphs.join('\n\n') })
const decided = ({ clashes, settled }: Merge, side: Side) =>
  settled(new Map(clashes.map(({ key, canBeBoth }) => [key, side === 'both' && !canBeBoth ? 'mine' : side])))
const bodyOf = (content: Draft['content'] | null) => (content as ReturnType<typeof lesson>['content']).hu.body
const paragraphsOf = (content: Draft['content'] | null) => bodyOf(content).split('\n\n')

/** Few words, so that paragraphs are repeated, moved and taken out, and some that are names of what every object has. */
const paragraph = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'hosszabb bekezdés\nkét sorban',
  'constructor',
  '__proto__',
)
const body = fc.array(paragraph, { maxLength: 8 })
const edits = fc.tuple(body, body, body)

describe('two edits of one text', () => {
  test('of which one is none, or which are the same, are that text without a question', () =>
    fc.assert(
      fc.property(body, body, (base, changed) => {
        const [from, to] = [ofBody(...base), ofBody(...changed)]
        for (const merge of [mergeOf(from, to, from), mergeOf(from, from, to), mergeOf(from, to, to)]) {
          expect(merge.clashes).toEqual([])
          expect(merge.settled(new Map())).toEqual(to.content)
        }
      }),
    ))

  test('keep everything that either wrote, or show it', () =>
    fc.assert(
      fc.property(edits, fc.constantFrom<Side>('mine', 'theirs', 'both'), ([base, mine, theirs], side) => {
        const merge = mergeOf(ofBody(...base), ofBody(...mine), ofBody(...theirs))
        const standing = paragraphsOf(decided(merge, side))
        const shown = merge.clashes.flatMap((clash) =>
          [...clash.mine, ...clash.theirs].flatMap((text) => String(text).split('\n\n')),
        )
        const written = [...mine, ...theirs].filter((one) => !base.includes(one))
        for (const one of written) expect([...standing, ...shown]).toContain(one)
        if (side === 'both' && merge.clashes.every(({ canBeBoth }) => canBeBoth))
          for (const one of written) expect(standing).toContain(one)
      }),
    ))

  test('keep what one of them wrote wherever that is chosen', () =>
    fc.assert(
      fc.property(edits, ([base, mine, theirs]) => {
        const merge = mergeOf(ofBody(...base), ofBody(...mine), ofBody(...theirs))
        for (const [side, own] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const)
          for (const one of own.filter((text) => !base.includes(text)))
            expect(paragraphsOf(decided(merge, side))).toContain(one)
      }),
    ))

  test('of different paragraphs never clash, though they stand beside each other', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('none', 'mine', 'theirs'), { minLength: 1, maxLength: 12 }),
        (who) => {
          const by = (side: string) =>
            who.map((one, i) => (one === side ? `${i}, ahogy ${side} írta` : `${i}. bekezdés`))
          const merge = mergeOf(ofBody(...by('nobody')), ofBody(...by('mine')), ofBody(...by('theirs')))
          expect(merge.clashes).toEqual([])
          expect(paragraphsOf(merge.settled(new Map()))).toEqual(
            who.map((one, i) => (one === 'none' ? `${i}. bekezdés` : `${i}, ahogy ${one} írta`)),
          )
        },
      ),
    ))

  test('leave every byte between the paragraphs as it was', () => {
    const base = lesson({ body: 'egy\n\n\n  \nkettő  \n\nhárom\n* a\n* b' })
    const mine = lesson({ body: 'EGY\n\n\n  \nkettő  \n\nhárom\n* a\n* b' })
    const theirs = lesson({ body: 'egy\n\n\n  \nkettő  \n\nhárom\n* a\n* B' })
    expect(bodyOf(mergeOf(base, mine, theirs).settled(new Map()))).toBe(
      'EGY\n\n\n  \nkettő  \n\nhárom\n* a\n* B',
    )
  })
})

describe('a clash', () => {
  const merge = mergeOf(
    ofBody('elöl', 'régi', 'hátul'),
    ofBody('elöl', 'enyém', 'hátul'),
    ofBody('elöl', 'övé', 'hátul'),
  )

  test('shows both sides, and waits until it is decided', () => {
    expect(merge.clashes).toMatchObject([{ mine: ['enyém'], theirs: ['övé'], canBeBoth: true }])
    expect(merge.settled(new Map())).toBeNull()
  })

  test.each<[Side, string[]]>([
    ['mine', ['elöl', 'enyém', 'hátul']],
    ['theirs', ['elöl', 'övé', 'hátul']],
    ['both', ['elöl', 'enyém', 'övé', 'hátul']],
  ])('decided for %s stands so', (side, paragraphs) =>
    expect(paragraphsOf(decided(merge, side))).toEqual(paragraphs),
  )

  test('of a title is for one of the two: it is one line', () =>
    expect(mergeOf(lesson(), lesson({ title: 'A' }), lesson({ title: 'B' })).clashes).toMatchObject([
      { place: { at: 'hu.title' }, canBeBoth: false },
    ]))

  test('that would be longer together than a text may be is not settled with both', () => {
    const long = (sign: string) => lesson({ body: sign.repeat(40_000) })
    const tooLong = mergeOf(lesson(), long('a'), long('b'))
    expect(decided(tooLong, 'both')).toBeNull()
    expect(bodyOf(decided(tooLong, 'theirs'))).toHaveLength(40_000)
  })
})

test('self-checks of both are all there, each whole, whatever the order of their keys', () => {
  const [first, second] = [check('Első?'), check('Második?')]
  const turned = Object.fromEntries(Object.entries(first).toReversed()) as typeof first
  const merge = mergeOf(
    lesson({ checks: [first] }),
    lesson({ checks: [first, second] }),
    lesson({ checks: [check('Nulladik?'), turned] }),
  )
  expect(merge.clashes).toEqual([])
  expect((merge.settled(new Map()) as ReturnType<typeof lesson>['content']).hu.checks).toEqual([
    check('Nulladik?'),
    first,
    second,
  ])
})

test('which answers of a question are right is never taken from one and the answers from the other', () => {
  const texts = { options: ['a', 'b'], matches: [], unit: '', prompt: 'Melyik?', why: '' }
  const question = (own: Partial<QuestionContent>): Draft => ({
    kind: 'question',
    content: {
      kind: 'single',
      points: 1,
      level: 'recall',
      lesson: null,
      validUntil: null,
      correct: [0],
      number: null,
      hu: texts,
      en: texts,
      ...own,
    },
  })
  const turned = { ...texts, options: ['b', 'a'] }
  const merge = mergeOf(
    question({}),
    question({ correct: [1], points: 2 }),
    question({ hu: turned, en: turned }),
  )
  expect(merge.clashes).toMatchObject([{ place: { at: 'answers' } }])
  expect(decided(merge, 'theirs')).toMatchObject({ points: 2, correct: [0], hu: turned, en: turned })
})

test('a text of sixty thousand characters in the shortest paragraphs is merged in under two seconds', () => {
  const text = 'a\n\n'.repeat(20_000).trim()
  const from = performance.now()
  mergeOf(
    lesson({ body: text }),
    lesson({ body: `b${text.slice(1)}` }),
    lesson({ body: `${text.slice(0, -1)}c` }),
  )
  const short = 'a\n\n'.repeat(299).trim()
  mergeOf(
    lesson({ body: short }),
    lesson({ body: `b${short.slice(1)}` }),
    lesson({ body: `${short.slice(0, -1)}c` }),
  )
  expect(performance.now() - from).toBeLessThan(2_000)
})
