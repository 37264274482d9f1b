import { expect, test } from 'vitest'
import { tintOf } from './tint.ts'

test('a person has the same tint everywhere', () => {
  const anna = { surname: 'Ősz', firstname: 'Anna' }
  expect(tintOf(anna)).toBe(tintOf({ ...anna }))
})

test('people of a list get most of the tints', () => {
  const people = Array.from({ length: 100 }, (_, i) => ({ surname: `Kis${i}`, firstname: 'Béla' }))
  expect(new Set(people.map(tintOf)).size).toBe(8)
})
