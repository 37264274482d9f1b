import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a link or a session (decisions A1, A4). */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

/** What a key is made from SECRET for: whoever holds one of them can do nothing else with it (decision Y11). */
export type KeyPurpose =
  | 'signed address'
  | 'network address'
  | 'network region'
  | 'refused account'
  | 'mailed code'
  | 'fingerprint'
  | 'place in a line'

const made = new Map<string, string>()

/** The key of one purpose, 256 bits in hex; SECRET cannot be reckoned from it. */
export function keyFor(purpose: KeyPurpose, secret: string): string {
  const name = `${purpose} ${secret}`
  const known = made.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', `key ${purpose}`, 32)).toString('hex')
  made.set(name, key)
  return key
}

export const sign = (key: string, message: string) => createHmac('sha256', key).update(message).digest('hex')

/** What limits and refusals know somebody by: the same for the same value, and nothing that leads back to it. */
export const keyed = (key: string, value: string) => sign(key, value).slice(0, 32)

/** Whether one of these keys signed it. */
export const isSignedByOne = (keys: readonly string[], message: string, signature: string): boolean =>
  keys.some((key) => isSignedBy(key, message, signature))

export function isSignedBy(key: string, message: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, message), 'hex')
  const given = Buffer.from(signature, 'hex')
  return expected.length === given.length && timingSafeEqual(expected, given)
}
