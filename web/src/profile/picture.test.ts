import { expect, test } from 'vitest'
import { Failure } from '../plumbing/failure.ts'
import { problemOf, wrongWith } from './picture.ts'

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

test('what the server finds too large or no picture is told in this page’s words', () => {
  const fields = { file: { rule: 'format' } } as const
  expect(problemOf(new Failure({ code: 'body-too-large' }))).toBe('tooLarge')
  expect(problemOf(new Failure({ code: 'invalid-request', fields }))).toBe('badFormat')
})

test('every other refusal keeps its own words', () => {
  const fields = { file: { rule: 'format' } } as const
  for (const code of ['picture-too-narrow', 'picture-unreadable', 'storage-full', 'network'] as const) {
    const failure = new Failure({ code, fields })
    expect(problemOf(failure)).toBe(failure)
  }
})
