import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import type { Queryable, Tx } from './database.ts'
import { seal, unseal } from './sealed.ts'

/** What a key pair is for. Each purpose has one current key, and keeps the retired ones. */
export interface KeyKind {
  purpose: string
  type: 'ed25519' | 'p-256'
}

interface PublishedKey {
  id: string
  publicKey: KeyObject
  createdAt: Date
  /** Null for the current one. */
  retiredAt: Date | null
}

export interface KeyPair extends PublishedKey {
  privateKey: KeyObject
}

interface Keeper {
  /** The installation's SECRET, which the private half is encrypted with. */
  secret: string
  now: Date
}

/** The current key pair. Throws where none was made, or it was sealed with another SECRET. */
export async function currentKey(db: Queryable, kind: KeyKind, secret: string): Promise<KeyPair> {
  return opened(await mustFindCurrent(db, kind), secret)
}

/** Its public half, which needs no SECRET. Throws where none was made. */
export async function currentPublicKey(db: Queryable, kind: KeyKind): Promise<PublishedKey> {
  return published(await mustFindCurrent(db, kind))
}

/** Makes the key where there is none; one that another SECRET sealed is not opened, and stays. */
export async function makeKey(db: Queryable, kind: KeyKind, keeper: Keeper): Promise<void> {
  if (!(await findCurrent(db, kind))) await insertKey(db, kind, keeper)
}

/** Makes the key where there is none that this SECRET opens; one that it does not open is retired. */
export async function makeOpenKey(tx: Tx, kind: KeyKind, keeper: Keeper): Promise<void> {
  const found = await findCurrent(tx, kind)
  if (!found) return insertKey(tx, kind, keeper)
  if (!opens(found, keeper.secret)) await replaceKey(tx, kind, found.id, keeper)
}

/** Retires the key and makes the next one; false when another was current by then, and nothing changes. */
export async function replaceKey(tx: Tx, kind: KeyKind, id: string, keeper: Keeper): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kept_key')
    .set({ retired_at: keeper.now })
    .where('id', '=', id)
    .where('purpose', '=', kind.purpose)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await insertKey(tx, kind, keeper)
  return true
}

/** All public keys of a purpose, the newest first. */
export async function publicKeysOf(db: Queryable, { purpose }: KeyKind): Promise<PublishedKey[]> {
  const rows = await db
    .selectFrom('kept_key')
    .select(['id', 'public_key', 'created_at', 'retired_at'])
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(published)
}

const findCurrent = (db: Queryable, { purpose }: KeyKind) =>
  db
    .selectFrom('kept_key')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

async function mustFindCurrent(db: Queryable, kind: KeyKind): Promise<Row> {
  const found = await findCurrent(db, kind)
  if (!found) throw new Error(`no key for ${kind.purpose}`)
  return found
}

async function insertKey(db: Queryable, { purpose, type }: KeyKind, { secret, now }: Keeper) {
  const id = randomUUID()
  const { publicKey, privateKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const sealed_private = seal(privateKey.export({ type: 'pkcs8', format: 'der' }), lockOf(id, secret))
  const public_key = publicKey.export({ type: 'spki', format: 'der' })
  await db
    .insertInto('kept_key')
    .values({ id, purpose, public_key, sealed_private, created_at: now })
    .onConflict((on) => on.column('purpose').where('retired_at', 'is', null).doNothing())
    .execute()
}

const published = (row: Pick<Row, 'id' | 'public_key' | 'created_at' | 'retired_at'>): PublishedKey => ({
  id: row.id,
  publicKey: createPublicKey({ key: row.public_key, type: 'spki', format: 'der' }),
  createdAt: row.created_at,
  retiredAt: row.retired_at,
})

const opened = (row: Row, secret: string): KeyPair => ({
  ...published(row),
  privateKey: createPrivateKey({
    key: unseal(row.sealed_private, lockOf(row.id, secret)),
    type: 'pkcs8',
    format: 'der',
  }),
})

function opens(row: Row, secret: string): boolean {
  try {
    opened(row, secret)
    return true
  } catch {
    return false
  }
}

const lockOf = (id: string, secret: string) => ({ secret, purpose: 'kept key', owner: id })
