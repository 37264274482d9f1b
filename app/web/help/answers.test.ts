import { expect, test } from 'vitest'
import { answersWith, type FeatureQuestion, type Group, groupsFor } from './answers.ts'
import en from './english.ts'
import hu from './hungarian.ts'

const keysOf = (groups: readonly Group[]) => groups.flatMap(({ items }) => items.map(({ key }) => key))

test('both languages answer the same questions in the same order', () => {
  expect(keysOf(en)).toEqual(keysOf(hu))
  expect(new Set(keysOf(hu)).size).toBe(keysOf(hu).length)
})

test('every question of a feature is in a group that there is', () => {
  const files = import.meta.glob<FeatureQuestion[]>('../../../features/*/*/help.*.json', {
    eager: true,
    import: 'default',
  })
  const questions = Object.values(files).flat()
  expect(questions.filter(({ key }) => !keysOf(hu).includes(key))).toEqual([])
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

test('a student of a first semester is not shown what only a second one brings, others are', () => {
  const later = ['introducing', 'start-a-project', 'asking-a-mentor', 'progress-report', 'nobody-answers']
  const first = keysOf(groupsFor(hu, 'STUDENT', 1))
  expect(first.filter((key) => later.includes(key))).toEqual([])
  expect(first).toContain('one-pager')
  expect(keysOf(groupsFor(hu, 'STUDENT', 2))).toEqual(expect.arrayContaining(later))
  expect(keysOf(groupsFor(hu, 'OFFICE', 1))).toContain('progress-report')
})

test('both languages say of the same questions that a second semester brings them', () => {
  const ahead = (groups: readonly Group[]) => keysOf(groups.filter(({ semester }) => semester === 2))
  expect(ahead(en)).toEqual(ahead(hu))
  expect(keysOf(groupsFor(en, 'STUDENT', 1))).toEqual(keysOf(groupsFor(hu, 'STUDENT', 1)))
})
