import { expect, test } from 'vitest'
import { figureAt, figureTyped } from './figure-text.ts'

const picture = '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'
const line = `![Egy kör](/pictures/${picture} "A kör")`
const figure = { picture, words: 'Egy kör', caption: 'A kör' }

/** The text after a figure was typed at a place of it. */
function after(text: string, start: number, own = figure): string {
  const { from, to, words } = figureTyped(own, { text, start, end: start })
  return text.slice(0, from) + words + text.slice(to)
}

test.each([
  ['an empty text', '', 0, line],
  ['the end of a line', 'Egy.', 4, `Egy.\n\n${line}`],
  ['the middle of a line', 'Egy.\n\nKettő.', 2, `Egy.\n\n${line}\n\nKettő.`],
  ['an empty line between two', 'Egy.\n\n\n\nKettő.', 6, `Egy.\n\n${line}\n\nKettő.`],
])('a figure stands alone in its paragraph: %s', (_, text, start, expected) => {
  expect(after(text, start)).toBe(expected)
})

test('of the figure that the cursor stands in the words are changed, and nothing around it', () => {
  const text = `Egy.\n\n> ${line}\n>\n> Kettő.\n`
  const there = figureAt({ text, start: 12, end: 12 })
  expect(there).toMatchObject(figure)
  expect(after(text, 12, { ...figure, words: 'Két kör', caption: '' })).toBe(
    `Egy.\n\n> ![Két kör](/pictures/${picture})\n>\n> Kettő.\n`,
  )
  expect(after(text, 12)).toBe(text)
})

test('in a sentence the cursor stands in no figure', () => {
  expect(figureAt({ text: `Egy. ${line}`, start: 12, end: 12 })).toBeNull()
})
