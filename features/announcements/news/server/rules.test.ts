import { expect, test } from 'vitest'
import type { Role } from '#platform/contract/parts.ts'
import type { NewsRole } from '../calls.ts'
import { mayChange, mayGoTo, mayShow, widens } from './rules.ts'

const outside = 'news-target-outside'

test.each<[string, string | null, NewsRole[], string[], ReturnType<typeof mayGoTo>]>([
  ['the office’s item goes to anybody', null, ['STUDENT', 'UNIVERSITY', 'MENTOR'], ['szte', 'bme'], 'ok'],
  ['a university’s item goes to its students', 'szte', ['STUDENT'], [], 'ok'],
  ['a university’s item goes to its coordinators', 'szte', ['UNIVERSITY'], ['szte'], 'ok'],
  ['a university’s item does not go to mentors', 'szte', ['STUDENT', 'MENTOR'], [], outside],
  ['a university’s item does not go to another one', 'szte', ['STUDENT'], ['bme'], outside],
  ['a university’s item does not go to another one beside it', 'szte', ['STUDENT'], ['szte', 'bme'], outside],
])('%s', (_, tenant, roles, universities, verdict) => {
  expect(mayGoTo({ tenant, roles, universities })).toBe(verdict)
})

test.each<[string, Role, string | null, ReturnType<typeof mayChange>]>([
  ['the office changes any item', 'OFFICE', 'somebody', 'ok'],
  ['the office changes an item whose author is gone', 'OFFICE', null, 'ok'],
  ['a coordinator changes their own item', 'UNIVERSITY', 'me', 'ok'],
  ['a coordinator does not change a colleague’s item', 'UNIVERSITY', 'somebody', 'not-allowed'],
  ['a coordinator does not change an item whose author is gone', 'UNIVERSITY', null, 'not-allowed'],
  ['a student changes none', 'STUDENT', 'me', 'not-allowed'],
  ['a mentor changes none', 'MENTOR', 'me', 'not-allowed'],
])('%s', (_, role, author, verdict) => {
  const actor = { id: 'me', role, universityId: 'szte' }
  expect(mayChange({ actor, item: { author_id: author, university_id: 'szte' } })).toBe(verdict)
})

test('a coordinator who has moved to another university leaves the items of before to the office', () => {
  const item = { author_id: 'me', university_id: 'szte' }
  const moved = { id: 'me', universityId: 'bme' }
  expect(mayChange({ actor: { ...moved, role: 'UNIVERSITY' }, item })).toBe('not-allowed')
})

const all: NewsRole[] = ['STUDENT', 'UNIVERSITY', 'MENTOR']
test.each<[string, NewsRole[], string[], NewsRole[], string[], boolean]>([
  ['a role more', ['STUDENT'], [], ['STUDENT', 'MENTOR'], [], true],
  ['another role instead', ['STUDENT'], [], ['MENTOR'], [], true],
  ['a role less', all, [], ['STUDENT'], [], false],
  ['a university more', ['STUDENT'], ['szte'], ['STUDENT'], ['szte', 'bme'], true],
  ['another university instead', ['STUDENT'], ['szte'], ['STUDENT'], ['bme'], true],
  ['a university less', ['STUDENT'], ['szte', 'bme'], ['STUDENT'], ['szte'], false],
  ['all universities instead of one', ['STUDENT'], ['szte'], ['STUDENT'], [], true],
  ['one university instead of all', ['STUDENT'], [], ['STUDENT'], ['szte'], false],
  ['another university for mentors alone', ['MENTOR'], ['szte'], ['MENTOR'], ['bme'], false],
  ['the same', all, ['szte'], all, ['szte'], false],
])(
  'an item for %s is for somebody new or not',
  (_, roles, universities, toRoles, toUniversities, verdict) => {
    const before = { roles, universities }
    expect(widens(before, { roles: toRoles, universities: toUniversities })).toBe(verdict)
  },
)

test('an image needs a text, and no image none', () => {
  expect(mayShow({ isThere: true, text: '' })).toBe('invalid-request')
  expect(mayShow({ isThere: true, text: 'A crowd' })).toBe('ok')
  expect(mayShow({ isThere: false, text: '' })).toBe('ok')
})
