import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberIn } from './number.ts'

const written: [string, number | null, number | null][] = [
  ['12', 12, 12],
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  [' 1 250,5 ', 1250.5, 1250.5],
  ['1,250.5', null, 1250.5],
  ['1,250', 1.25, 1250],
  ['1\u00a0250\u202f000', 1_250_000, 1_250_000],
  ['-3', -3, -3],
  ['\u22123', -3, -3],
  ['+3', 3, 3],
  ['007', 7, 7],
  ['1000000000000', 1e12, 1e12],
  ['1000000000001', null, null],
  ['', null, null],
  ['12 5', null, null],
  ['1 25', null, null],
  ['1.000,5', null, null],
  [',5', null, null],
  ['5,', null, null],
  ['12 Ft', null, null],
  ['1e3', null, null],
  ['NaN', null, null],
  ['Infinity', null, null],
]
test.each(written)('%j is %j in Hungarian, %j in English', (text, hu, en) => {
  expect(numberIn(text, 'hu')).toBe(hu)
  expect(numberIn(text, 'en')).toBe(en)
})

test('a number that is shown is read as the same number', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 100)
  fc.assert(
    fc.property(cents, fc.constantFrom('hu', 'en'), (number, language) => {
      const shown = number.toLocaleString(language, { maximumFractionDigits: 15 })
      expect(numberIn(shown, language) === number).toBe(true)
    }),
  )
})
