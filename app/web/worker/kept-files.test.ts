import { expect, test } from 'vitest'
import { partOf } from './kept-files.ts'

const whole = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } })

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s of a kept file', async (range, text, said) => {
  const part = await partOf(whole(), range)
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, text, said])
  expect(part.headers.get('content-type')).toBe('audio/mpeg')
})

test('a part past the end is refused', async () => {
  const part = await partOf(whole(), 'bytes=10-')
  expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})
