import { expect, test } from 'vitest'
import en from './answers.en.json' with { type: 'json' }
import hu from './answers.hu.json' with { type: 'json' }
import { answersWith, type Group } from './answers.ts'

const keysOf = (groups: readonly Group[]) => groups.flatMap(({ items }) => items.map(({ key }) => key))

test('both languages answer the same questions in the same order', () => {
  expect(keysOf(en)).toEqual(keysOf(hu))
  expect(new Set(keysOf(hu)).size).toBe(keysOf(hu).length)
})

test('finds by words in any order, without regard to accents and case', () => {
  expect(keysOf(answersWith(hu, 'JELSZAVAM elfelejtettem'))).toContain('forgot-password')
  expect(keysOf(answersWith(hu, 'szemelyisegteszt'))).toEqual(keysOf(answersWith(hu, 'személyiségteszt')))
  expect(answersWith(hu, 'szemelyisegteszt')).not.toEqual([])
})

test('shows everything for an empty search and nothing for words that occur nowhere', () => {
  expect(answersWith(hu, '  ')).toEqual(hu)
  expect(answersWith(hu, 'xylophone')).toEqual([])
})
