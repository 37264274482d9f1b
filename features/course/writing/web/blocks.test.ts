import { expect, test } from 'vitest'
import type { Chosen, Typed } from '#programme/text-preview/web/marks.ts'
import { calloutOf, linkTo, tableBelow } from './blocks.ts'
import { cellBeside, rowBelow } from './tables.ts'

/** Brackets stand around what is chosen, or one where the cursor is. */
function chosenIn(shown: string): Chosen {
  const text = shown.replaceAll(/[⟦⟧]/g, '')
  const start = shown.indexOf('⟦')
  const end = shown.includes('⟧') ? shown.indexOf('⟧') - 1 : start
  return { text, start, end }
}

const put = (text: string, from: number, to: number) =>
  from === to
    ? `${text.slice(0, from)}⟦${text.slice(from)}`
    : `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`

function shown({ text }: Chosen, { from, to, words, chosen: [first, last] }: Typed): string {
  return put(text.slice(0, from) + words + text.slice(to), from + first, from + last)
}

test.each([
  ['⟦', '> [!STORY]\n> ⟦szöveg⟧'],
  ['Egy\n⟦\nKettő', 'Egy\n\n> [!STORY]\n> ⟦szöveg⟧\n\nKettő'],
  ['Egy\n\n⟦Két\nsor⟧\n\nHárom', 'Egy\n\n> [!STORY]\n> Két\n> sor⟦\n\nHárom'],
  ['⟦- a\n\n- b⟧', '> [!STORY]\n> - a\n>\n> - b⟦'],
  ['> Idé⟦zet\n> tovább', '> [!STORY]\n> Idézet\n> tovább⟦'],
  ['a\n\n> [!TRY]\n> Ké⟦t\n>\n> sor\n\nb', 'a\n\n> [!STORY]\n> Két\n>\n> sor⟦\n\nb'],
  ['a\n\n> [!STORY]\n> Két\n>\n> s⟦or\n\nb', 'a\n\nKét\n\nsor⟦\n\nb'],
])('a story is made of “%s”, or taken back', (before, after) => {
  const chosen = chosenIn(before)
  expect(shown(chosen, calloutOf('story', chosen, 'szöveg'))).toBe(after)
})

const table = '| ⟦Oszlop 1⟧ | Oszlop 2 |\n| --- | --- |\n|  |  |\n|  |  |'

test.each([
  ['⟦', table],
  ['Egy⟦', `Egy\n\n${table}`],
  ['E⟦gy\nKettő', `Egy\n\n${table}\n\nKettő`],
  ['Egy\n\n⟦\n\nKettő', `Egy\n\n${table}\n\nKettő`],
])('a table comes below “%s”', (before, after) => {
  const chosen = chosenIn(before)
  expect(shown(chosen, tableBelow(chosen, 'Oszlop'))).toBe(after)
})

test.each([
  ['Nézd: ⟦', 'Nézd: [Cím \\[1\\]](/lessons/a)⟦'],
  ['Nézd ⟦itt⟧!', 'Nézd [itt](/lessons/a)⟦!'],
])('a lesson is linked in “%s”', (before, after) => {
  const chosen = chosenIn(before)
  expect(shown(chosen, linkTo({ path: '/lessons/a', title: 'Cím [1]' }, chosen))).toBe(after)
})

test.each<[string, 1 | -1, string | null]>([
  ['| e⟦gy | két |\n|-|-|\n|  | b |', 1, '| egy | ⟦két⟧ |\n|-|-|\n|  | b |'],
  ['| egy | két⟦ |\n|-|-|\n|  | b |', 1, '| egy | két |\n|-|-|\n| ⟦ | b |'],
  ['| egy | két |\n|-|-|\n| ⟦ | b |', 1, '| egy | két |\n|-|-|\n|  | ⟦b⟧ |'],
  ['| egy | két |\n|-|-|\n| ⟦ | b |', -1, '| egy | ⟦két⟧ |\n|-|-|\n|  | b |'],
  ['| a \\| b⟦ | két |\n|-|-|', 1, '| a \\| b | ⟦két⟧ |\n|-|-|'],
  ['| egy | két |\n|-|-|\n|  | b⟦ |', 1, null],
  ['| e⟦gy | két |\n|-|-|', -1, null],
  ['| nincs⟦ | vonal |\n| a | b |', 1, null],
  ['Szö⟦veg', 1, null],
  ['⟦', 1, null],
])('from “%s” Tab goes by %i', (before, step, after) => {
  const { text, start } = chosenIn(before)
  const cell = cellBeside(text, start, step)
  expect(cell && put(text, cell.from, cell.to)).toBe(after)
})

test.each([
  ['a\n| e⟦gy | két |\n|-|-|\n| a | b |', 'a\n| egy | két |\n|-|-|\n| ⟦ |  |\n| a | b |'],
  ['| egy | két |\n|-|-|\n| a⟦ | b |', '| egy | két |\n|-|-|\n| a | b |\n| ⟦ |  |'],
  ['| egy | két |\n|-|-|\n| a | b |\n| ⟦ |  |\nc', '| egy | két |\n|-|-|\n| a | b |\n⟦\nc'],
  ['| egy |⟦', null],
  ['Szö⟦veg', null],
])('Enter in “%s” begins a row, or leaves the table', (before, after) => {
  const chosen = chosenIn(before)
  const typed = rowBelow(chosen.text, chosen.start)
  expect(typed && shown(chosen, typed)).toBe(after)
})
