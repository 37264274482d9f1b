import { expect, test } from 'vitest'
import { hashSecret, isSignedBy, newSecret, sign } from './secrets.ts'

test('secrets are 256 bits that never come twice', () => {
  const secrets = Array.from({ length: 1000 }, newSecret)
  expect(new Set(secrets).size).toBe(1000)
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
})

test('a hash is 32 bytes, and does not show the secret', () => {
  const secret = newSecret()
  expect(hashSecret(secret)).toHaveLength(32)
  expect(hashSecret(secret).toString('base64url')).not.toBe(secret)
})

test('a signature fits its key and its message alone', () => {
  const signature = sign('key', 'message')
  expect(isSignedBy('key', 'message', signature)).toBe(true)
  for (const [key, message, given] of [
    ['other', 'message', signature],
    ['key', 'massage', signature],
    ['key', 'message', sign('key', 'massage')],
    ['key', 'message', ''],
    ['key', 'message', signature.slice(2)],
    ['key', 'message', 'zz'.repeat(32)],
  ] as const)
    expect(isSignedBy(key, message, given)).toBe(false)
})
