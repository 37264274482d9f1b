import { expect, test } from 'vitest'
import { complements, lacking } from './types.ts'

test.each([
  [[], ['CEO', 'CTO', 'PM', 'Creative']],
  [['CTO'], ['CEO', 'PM', 'Creative']],
  [
    ['CTO', 'CTO', 'Creative'],
    ['CEO', 'PM'],
  ],
  [['CTO', null], []],
] as const)('a team of %j lacks %j', (types, missing) => {
  expect(lacking(types)).toEqual(missing)
})

test.each([
  ['PM', true],
  ['CTO', false],
  [null, false],
] as const)('%s complements a team of a CTO: %s', (type, is) => {
  expect(complements(['CTO'], type)).toBe(is)
})
