import type { Queryable, Tx } from '#platform/server/database.ts'
import { type KeyKind, makeKey, publicKeysOf, replaceKey } from '#platform/server/kept-keys.ts'
import { record } from '#platform/server/record.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act, read } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'

export const certificateKey: KeyKind = { purpose: 'certificate', type: 'ed25519' }

/** At the first start (decision T5), and at the first one of a version that needs it. */
export const makeCertificateKey = (tx: Tx, keeper: { secret: string; now: Date }) =>
  makeKey(tx, certificateKey, keeper)

export const keys = read(certificate.keys, ({ db }) => publishedKeys(db))

/** What the old key signed stays valid. Of two who change the key at once only one changes it. */
export const changeKey = act(certificate.changeKey, async ({ tx, actor, now, body, settings }) => {
  const isChanged = await replaceKey(tx, certificateKey, body.key, { secret: settings.SECRET, now })
  if (!isChanged) return refuse('certificate-key-changed')
  await record({ tx, actor, now }, 'certificate-key-changed', body.key, { reason: body.reason })
  return publishedKeys(tx)
})

async function publishedKeys(db: Queryable) {
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
