import { EditorState } from '@codemirror/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCourse } from '#course/authoring/server/content.ts'
import { markedWith, marks } from '#programme/text-preview/web/marks.ts'
import { textState } from './code-mirror.ts'

const MAX = 60_000
const stateOf = (doc: string, max = MAX) => EditorState.create({ doc, extensions: textState({ max }) })

const bodies = ['semester-1', 'semester-2'].flatMap((semester) =>
  readCourse(`content/${semester}`).flatMap(({ key, lessons }) =>
    lessons.flatMap(({ key: lesson, texts }) => [
      { name: `${semester} ${key} ${lesson} hu`, body: texts.hu.body },
      { name: `${semester} ${key} ${lesson} en`, body: texts.en.body },
    ]),
  ),
)

/** Places of a text, as parts of a thousand. */
const edits = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 1000 }),
    length: fc.integer({ min: 0, max: 40 }),
    words: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\t', '  \n', '| a |', 'ő')),
  }),
  { maxLength: 8 },
)

describe('a text of the course in the editor', () => {
  test('there are lessons of both semesters in both languages', () => {
    expect(bodies.length).toBeGreaterThan(80)
  })

  test.each(bodies)('$name is the same to the byte until somebody writes in it', ({ body }) => {
    expect(stateOf(body).doc.toString()).toBe(body)
  })

  test('what is written changes that place alone, in any lesson, whatever is written', () => {
    const anyBody = fc.constantFrom(...bodies.map(({ body }) => body))
    fc.assert(
      fc.property(anyBody, edits, (body, all) => {
        let state = stateOf(body)
        let expected = body
        for (const { from: share, length, words } of all) {
          const from = Math.floor((share / 1000) * expected.length)
          const to = Math.min(from + length, expected.length)
          state = state.update({ changes: { from, to, insert: words } }).state
          expected = expected.slice(0, from) + words + expected.slice(to)
          expect(state.doc.toString()).toBe(expected)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('any text is kept, with line ends of every system, tabs and spaces at the ends of lines', () => {
    const pieces = fc.constantFrom(
      '\r\n',
      '\r',
      '\n',
      '\t',
      '  ',
      '\u2028',
      '\u000b',
      'á',
      '😀',
      '#',
      '> ',
      '| ',
    )
    fc.assert(
      fc.property(
        fc.array(pieces).map((all) => all.join('')),
        (text) => {
          expect(stateOf(text).doc.toString()).toBe(text)
        },
      ),
    )
  })

  test('a mark that is set leaves everything before and behind it', () => {
    const anyBody = fc.constantFrom(...bodies.map(({ body }) => body))
    fc.assert(
      fc.property(
        anyBody,
        fc.constantFrom(...marks),
        fc.nat(1000),
        fc.nat(60),
        (body, mark, share, length) => {
          const start = Math.floor((share / 1000) * body.length)
          const end = Math.min(start + length, body.length)
          const { from, to, words } = markedWith(mark, { text: body, start, end }, 'szöveg')
          const written = stateOf(body)
            .update({ changes: { from, to, insert: words } })
            .state.doc.toString()
          expect(written.startsWith(body.slice(0, from))).toBe(true)
          expect(written.endsWith(body.slice(to))).toBe(true)
          expect(written.length).toBe(body.length - (to - from) + words.length)
        },
      ),
    )
  })
})

describe('a text that may not be longer', () => {
  const written = (state: EditorState, insert: string) =>
    state.update({ changes: { from: state.doc.length, insert } }).state.doc.toString()

  test('takes what fits, counted in whole characters', () => {
    expect(written(stateOf('abc', 5), '😀😀')).toBe('abc😀😀')
  })

  test('takes nothing of what does not fit', () => {
    expect(written(stateOf('abc', 5), 'def')).toBe('abc')
  })

  test('may be shortened where it is too long already', () => {
    const state = stateOf('abcdefgh', 5)
    const shorter = state.update({ changes: { from: 0, to: 1 } })
    expect(shorter.state.doc.toString()).toBe('bcdefgh')
  })
})
