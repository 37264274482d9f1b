import { expect, test } from 'vitest'
import { wrongWith } from './picture.ts'

const MAX = 5 * 1024 * 1024

test('a picture of exactly 5 MiB may be sent, one byte more may not', () => {
  expect(wrongWith({ size: MAX, type: 'image/png' })).toBeNull()
  expect(wrongWith({ size: MAX + 1, type: 'image/png' })).toBe('tooLarge')
})

test('only JPEG, PNG and WebP are pictures', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(wrongWith({ size: 1, type })).toBeNull()
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', ''])
    expect(wrongWith({ size: 1, type })).toBe('badFormat')
})
