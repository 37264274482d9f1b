import { expect, test } from 'vitest'
import { challenge } from '#documents/challenge/calls.ts'
import { profile } from '#people/profile/calls.ts'
import { Failure } from '#platform/web/failure.ts'
import { problemOf, wrongWith } from './file-problem.ts'

const upload = profile.changePicture.uploads.file
const MAX = 5 * 1024 * 1024

test('a picture of exactly 5 MiB may be sent, one byte more may not', () => {
  expect(wrongWith({ size: MAX, type: 'image/png' }, upload)).toBeNull()
  expect(wrongWith({ size: MAX + 1, type: 'image/png' }, upload)).toBe('tooLarge')
})

test('only JPEG, PNG and WebP are pictures', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(wrongWith({ size: 1, type }, upload)).toBeNull()
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', ''])
    expect(wrongWith({ size: 1, type }, upload)).toBe('badFormat')
})

test('a document may be one that the browser does not know, or knows by an older name', () => {
  const { documents } = challenge.add.uploads
  for (const type of ['application/pdf', 'application/msword', ''])
    expect(wrongWith({ size: 1, type }, documents)).toBeNull()
  for (const type of ['text/html', 'video/mp4'])
    expect(wrongWith({ size: 1, type }, documents)).toBe('badFormat')
})

test('what the server finds too large or no picture is told in this page’s words', () => {
  const fields = { file: { rule: 'format' } } as const
  expect(problemOf(new Failure({ code: 'body-too-large' }), 'file')).toBe('tooLarge')
  expect(problemOf(new Failure({ code: 'invalid-request', fields }), 'file')).toBe('badFormat')
})

test('every other refusal keeps its own words', () => {
  const fields = { file: { rule: 'format' } } as const
  for (const code of ['picture-too-narrow', 'picture-unreadable', 'storage-full', 'network'] as const) {
    const failure = new Failure({ code, fields })
    expect(problemOf(failure, 'file')).toBe(failure)
  }
})
