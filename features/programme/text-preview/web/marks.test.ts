import { expect, test } from 'vitest'
import { type Mark, markedWith } from './marks.ts'

/** Brackets stand around what is chosen. */
function marked(mark: Mark, shown: string): string {
  const start = shown.indexOf('⟦')
  const end = shown.indexOf('⟧') - 1
  const text = shown.replace('⟦', '').replace('⟧', '')
  const { from, to, words, chosen } = markedWith(mark, { text, start, end }, 'szöveg')
  const [first, last] = chosen
  const typed = `${words.slice(0, first)}⟦${words.slice(first, last)}⟧${words.slice(last)}`
  return text.slice(0, from) + typed + text.slice(to)
}

test.each<[Mark, string, string]>([
  ['bold', 'Ez ⟦fontos⟧ hír', 'Ez **⟦fontos⟧** hír'],
  ['bold', 'Ez **⟦fontos⟧** hír', 'Ez ⟦fontos⟧ hír'],
  ['bold', 'Ez ⟦**fontos**⟧ hír', 'Ez ⟦fontos⟧ hír'],
  ['bold', 'Ez ⟦fontos ⟧hír', 'Ez **⟦fontos⟧** hír'],
  ['bold', 'Ez ⟦⟧', 'Ez **⟦szöveg⟧**'],
  ['bold', 'Ez ⟦  ⟧', 'Ez   **⟦szöveg⟧**'],
  ['italic', 'Ez ⟦fontos⟧ hír', 'Ez *⟦fontos⟧* hír'],
  ['italic', 'Ez *⟦fontos⟧* hír', 'Ez ⟦fontos⟧ hír'],
  ['italic', 'Ez **⟦fontos⟧** hír', 'Ez ***⟦fontos⟧*** hír'],
  ['italic', 'Ez ***⟦fontos⟧*** hír', 'Ez **⟦fontos⟧** hír'],
  ['bold', 'Ez ***⟦fontos⟧*** hír', 'Ez *⟦fontos⟧* hír'],
  ['bold', 'Ez *⟦fontos⟧* hír', 'Ez ***⟦fontos⟧*** hír'],
  ['heading', 'Egy\nKet⟦⟧tő', 'Egy\n## Kettő⟦⟧'],
  ['heading', '## Egy⟦⟧', 'Egy⟦⟧'],
  ['heading', '- Egy⟦⟧', '## Egy⟦⟧'],
  ['list', '⟦⟧', '- ⟦⟧'],
  ['list', 'E⟦gy\n\nKet⟧tő\nHárom', '⟦- Egy\n\n- Kettő⟧\nHárom'],
  ['list', '⟦- Egy\n- Kettő⟧', '⟦Egy\nKettő⟧'],
  ['list', '⟦- Egy\nKettő⟧', '⟦- Egy\n- Kettő⟧'],
  ['link', 'Nézd meg ⟦itt⟧!', 'Nézd meg [itt](⟦https://⟧)!'],
  ['link', '⟦⟧', '[szöveg](⟦https://⟧)'],
  ['link', '⟦https://rajt.example/a⟧', '[⟦szöveg⟧](https://rajt.example/a)'],
])('%s makes of "%s" "%s"', (mark, before, after) => {
  expect(marked(mark, before)).toBe(after)
})
