import { expect, test } from 'vitest'
import { isInScope, type OfficeScope } from './scope.ts'

test.each<['oneself' | 'course' | undefined, boolean, OfficeScope[]]>([
  ['oneself', false, ['FULL', 'EDITOR', 'READER']],
  ['oneself', true, ['FULL', 'EDITOR', 'READER']],
  ['course', false, ['FULL', 'EDITOR']],
  ['course', true, ['FULL', 'EDITOR', 'READER']],
  [undefined, false, ['FULL']],
  [undefined, true, ['FULL', 'READER']],
])('a call that concerns %s and only reads: %s, is of %j', (concerns, isRead, scopes) => {
  const call = concerns ? { concerns } : {}
  const open = (['FULL', 'EDITOR', 'READER'] as const).filter((scope) => isInScope({ call, isRead }, scope))
  expect(open).toEqual(scopes)
})

test('whoever is not of the office has no scope, and nothing is narrowed', () => {
  expect(isInScope({ call: {}, isRead: false }, null)).toBe(true)
})
