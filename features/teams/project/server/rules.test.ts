import { expect, test } from 'vitest'
import { sightOf } from './rules.ts'

const nobody = { university: null, isPublished: false, isMentorOfIt: false }
const all = { team: true, contact: true }
const nothing = { team: false, contact: false }

test.each([
  ['a student', { ...nobody, role: 'STUDENT', university: 'bme' }, all],
  ['the office', { ...nobody, role: 'OFFICE' }, all],
  ['a coordinator of its university', { ...nobody, role: 'UNIVERSITY', university: 'szte' }, all],
  ['a coordinator of another one', { ...nobody, role: 'UNIVERSITY', university: 'bme' }, nothing],
  ['a published mentor', { ...nobody, role: 'MENTOR', isPublished: true }, all],
  ['its own mentor', { ...nobody, role: 'MENTOR', isMentorOfIt: true }, all],
  ['a mentor nobody finds yet', { ...nobody, role: 'MENTOR' }, { team: true, contact: false }],
] as const)('%s is told of a published project what decision X5 says', (_, reader, sight) =>
  expect(sightOf(reader, { university: 'szte' })).toEqual(sight),
)
