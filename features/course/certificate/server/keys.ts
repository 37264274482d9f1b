import type { Queryable, Tx } from '#platform/server/database.ts'
import { type KeyKind, makeKey, publicKeysOf } from '#platform/server/key-ring.ts'
import { query } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'

export const certificateKey: KeyKind = { purpose: 'certificate', type: 'ed25519' }

/** At the first start (decision T5), and at the first one of a version that needs it. */
export const makeCertificateKey = (tx: Tx, keeper: { secret: string; now: Date }) =>
  makeKey(tx, certificateKey, keeper)

export const keys = query(certificate.keys, function keys({ db }) {
  return publishedKeys(db)
})

export async function publishedKeys(db: Queryable) {
  const keys = await publicKeysOf(db, certificateKey)
  return {
    keys: keys.map(({ id, publicKey, createdAt, retiredAt }) => ({
      id,
      publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
      pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      createdAt: createdAt.toISOString(),
      retiredAt: retiredAt?.toISOString() ?? null,
    })),
  }
}
