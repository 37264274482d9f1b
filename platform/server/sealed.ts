import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Lock {
  /** The installation's SECRET. */
  secret: string
  /** What kind of thing is sealed: each kind has a key of its own. */
  purpose: string
  /** Whose it is: what was sealed for one opens for no other. */
  owner: string
}

/** Encrypts what the database keeps and must give back in plain: nonce, tag, text. */
export function seal(plain: Uint8Array, lock: Lock): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(lock), nonce).setAAD(Buffer.from(lock.owner))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Throws when it was sealed with another SECRET, for something or somebody else, or changed since. */
export function unseal(sealed: Buffer, lock: Lock): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(lock), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(lock.owner))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

const keyOf = ({ secret, purpose }: Lock) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
