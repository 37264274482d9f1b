import { expect, test } from 'vitest'
import { matchesOf } from './matches.ts'

const all = ['Modulok', 'Hallgatók', 'Saját projekt', 'Projektkereső', 'Előrehaladási jelentés'].map(
  (label) => ({
    label,
  }),
)
const found = (search: string, most = 9) => matchesOf(all, search, most).map(({ label }) => label)

test('nothing typed finds all in their order, as many as are wanted', () => {
  expect(found('  ')).toHaveLength(all.length)
  expect(found('', 2)).toEqual(['Modulok', 'Hallgatók'])
})

test('accents and capitals make no difference', () =>
  expect(found('ELORE jelentes')).toEqual(['Előrehaladási jelentés']))

test('what begins with it comes before what has a word that does', () =>
  expect(found('projekt')).toEqual(['Projektkereső', 'Saját projekt']))

test('every word has to occur, in any order, in the name or what else it is found by', () => {
  expect(found('jelentes halad')).toEqual(['Előrehaladási jelentés'])
  expect(found('jelentes modul')).toEqual([])
  expect(matchesOf([{ label: 'Hírek', also: 'új hír írása' }], 'uj hir', 5)).toHaveLength(1)
})
