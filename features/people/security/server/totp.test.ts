import { describe, expect, test } from 'vitest'
import { keyAsText, newKey, stepOf, uriOf } from './totp.ts'

const key = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

/** RFC 6238, appendix B, for SHA-1; the last six of its eight digits. */
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

test.each(vectors)('at second %d the code is %s', (seconds, code) => {
  expect(stepOf(key, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

describe('a code is taken', () => {
  const [seconds, code] = [1_234_567_890, '005924']
  const step = Math.floor(seconds / 30)
  test.each([
    ['one step early', step - 1, step],
    ['in its step', step, step],
    ['one step late', step + 1, step],
    ['two steps early', step - 2, null],
    ['two steps late', step + 2, null],
  ])('%s', (_, now, expected) => expect(stepOf(key, code, at(now * 30))).toBe(expected))
})

test.each(['', '00592', '0059240', 'abcdef', '٠٠٥٩٢٤'])('%j is no code', (code) => {
  expect(stepOf(key, code, at(1_234_567_890))).toBeNull()
})

test('a key is twenty random bytes, and its text and address say the same', () => {
  const [one, other] = [newKey(), newKey()]
  expect(one).toHaveLength(20)
  expect(one).not.toEqual(other)
  const uri = new URL(uriOf(one, 'office@rajt.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(keyAsText(one))
  expect(decodeURIComponent(uri.pathname)).toContain('Rajt:office@rajt.example')
})

test('the bytes around a key in memory are not part of it', () => {
  const pool = Buffer.from('before12345678901234567890after')
  expect(keyAsText(pool.subarray(6, 26))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
