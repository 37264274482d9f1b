import { Secret, TOTP } from 'otpauth'

/** RFC 4226 asks for as many bits as the hash has. */
const KEY_BYTES = 20
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
const WINDOW = 1
/** The library takes anything for a code, and fails on letters of more than one byte. */
const DIGITS = /^\d{6}$/
const ISSUER = 'Rajt'

export const newKey = (): Uint8Array => new Secret({ size: KEY_BYTES }).bytes

/** As people copy it into an app: base32. */
export const keyAsText = (key: Uint8Array) => secretOf(key).base32

/** What the QR code says; `label` is how the app names it. */
export const uriOf = (key: Uint8Array, label: string) => totpOf(key, label).toString()

/** The step of 30 seconds since 1970 whose code this is (RFC 6238), or null. */
export function stepOf(key: Uint8Array, code: string, now: Date): number | null {
  if (!DIGITS.test(code)) return null
  const totp = totpOf(key)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

// Without a view of exactly its own bytes the library would read a pooled buffer's neighbours.
const secretOf = (key: Uint8Array) => new Secret({ buffer: Uint8Array.from(key).buffer })

const totpOf = (key: Uint8Array, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: secretOf(key), algorithm: 'SHA1', digits: 6, period: 30 })
