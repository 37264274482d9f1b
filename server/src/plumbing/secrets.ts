import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a link or a session (decisions A1, A4). */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

export const sign = (key: string, message: string) => createHmac('sha256', key).update(message).digest('hex')

/** What limits and refusals know somebody by: the same for the same value, and nothing that leads back to it. */
export const keyed = (key: string, value: string) => sign(key, value).slice(0, 32)

export function isSignedBy(key: string, message: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, message), 'hex')
  const given = Buffer.from(signature, 'hex')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
