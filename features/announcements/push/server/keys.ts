import { createECDH, type KeyObject } from 'node:crypto'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { currentKey, currentPublicKey, type KeyKind, makeOpenKey } from '#platform/server/key-ring.ts'
import type { Settings } from '#platform/server/settings.ts'

const KIND: KeyKind = { purpose: 'push', type: 'p-256' }
const CURVE = 'prime256v1'
const POINT_BYTES = 65
/** Of a point that is written with both of its coordinates. */
const UNCOMPRESSED = 4

/** As browsers read it: the point as base64url (RFC 8292). */
interface PublicPushKey {
  id: string
  publicKey: string
}
export interface PushKey extends PublicPushKey {
  /** The scalar as base64url. */
  privateKey: string
}

/** At each start: the key that browsers bind their subscriptions to (RFC 8292), made at the first one (decision T5). */
export async function ensurePushKey(tx: Tx, { SECRET: secret }: Settings, now: Date): Promise<void> {
  await makeOpenKey(tx, KIND, { secret, now })
  const { id } = await currentPublicKey(tx, KIND)
  // Devices bound to a lost key cannot be reached any more; their next visit allows pushes anew.
  await tx.deleteFrom('push_device').where('key_id', '<>', id).execute()
}

/** What browsers and devices are told; who signs needs `pushKey`. */
export async function publicPushKey(db: Queryable): Promise<PublicPushKey> {
  const { id, publicKey } = await currentPublicKey(db, KIND)
  return { id, publicKey: pointOf(publicKey) }
}

export async function pushKey(db: Queryable, { SECRET }: Settings): Promise<PushKey> {
  const { id, publicKey, privateKey } = await currentKey(db, KIND, SECRET)
  return { id, publicKey: pointOf(publicKey), privateKey: privateKey.export({ format: 'jwk' }).d ?? '' }
}

function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const parts = [Buffer.of(UNCOMPRESSED), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(parts).toString('base64url')
}

/** Whether a message can be encrypted for it: a point of the curve, uncompressed. */
export function isPublicKey(base64url: string): boolean {
  const point = Buffer.from(base64url, 'base64url')
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return false
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}
