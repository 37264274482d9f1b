import { expect, test } from 'vitest'
import { type Lock, seal, unseal } from './sealed.ts'

const lock: Lock = { secret: 'of this installation', purpose: 'test', owner: 'anna' }
const plain = Buffer.from('what nobody else reads')

test('what was sealed is given back to its owner', () => {
  expect(unseal(seal(plain, lock), lock)).toEqual(plain)
})

test('the plain text does not stand in what is kept, and the same text is kept differently each time', () => {
  const [one, other] = [seal(plain, lock), seal(plain, lock)]
  expect(one.includes(plain)).toBe(false)
  expect(one).not.toEqual(other)
})

test.each<[string, Partial<Lock>]>([
  ['another owner', { owner: 'bence' }],
  ['another purpose', { purpose: 'other' }],
  ['another SECRET', { secret: 'of another' }],
])('a sealed text does not open for %s', (_, other) => {
  expect(() => unseal(seal(plain, lock), { ...lock, ...other })).toThrow()
})

test('a changed bit anywhere is noticed', () => {
  const sealed = seal(plain, lock)
  for (let at = 0; at < sealed.length; at++) {
    const bent = Buffer.from(sealed)
    bent[at] = (bent[at] ?? 0) ^ 1
    expect(() => unseal(bent, lock)).toThrow()
  }
})
