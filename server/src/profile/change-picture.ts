import { profile } from '@rajt/contract/profile'
import pg from 'pg'
import { presentUser } from '../auth/present.ts'
import { limits } from '../limits.ts'
import type { Tx } from '../plumbing/database.ts'
import { newFileKey } from '../plumbing/files.ts'
import { squarePicture } from '../plumbing/pictures.ts'
import { Refused } from '../plumbing/refuse.ts'
import { procedure } from '../plumbing/request.ts'
import { hitOrRefuse } from '../plumbing/throttle.ts'

/** Pixels; twice what the largest avatar shows. */
const SIZE = 320

/** The new picture is stored whole before any row names it; the one before it goes, its file after the commit. */
export const changePicture = procedure(profile.changePicture, async (request) => {
  const { db, transact, actor, now, file, files } = request
  await hitOrRefuse(db, { key: `picture ${actor.id}`, limit: limits.pictures }, now)
  const picture = await squarePicture(file.bytes, SIZE)
  const key = newFileKey('pictures', 'webp')
  await files.put(key, picture)
  const stored = {
    key,
    media_type: 'image/webp',
    bytes: picture.length,
    name: 'picture.webp',
    created_at: now,
  }
  const changed = await transact(async (tx) => ({
    before: await exchange(tx, actor.id, stored),
    user: await presentUser(tx, actor.id),
  })).catch(async (error) => {
    if (isRolledBack(error)) await files.remove(key)
    throw error
  })
  // The change has happened by now; a file that cannot be removed is swept at night.
  if (changed.before) await files.remove(changed.before).catch(() => undefined)
  return { user: changed.user }
})

/**
 * What the database or a rule refused has not happened. A lost connection leaves open whether a row names the file by
 * now: then it stays, and if no row does, it is swept at night.
 */
const isRolledBack = (error: unknown) => error instanceof pg.DatabaseError || error instanceof Refused

interface StoredPicture {
  key: string
  media_type: string
  bytes: number
  name: string
  created_at: Date
}

/** The account's picture is now this one; answers the key of the one before. */
async function exchange(tx: Tx, accountId: string, picture: StoredPicture): Promise<string | null> {
  // Locked first and read then: two changes at once would both read the same picture as the one before.
  const { picture_id } = await tx
    .selectFrom('account')
    .select('picture_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { id } = await tx.insertInto('file').values(picture).returning('id').executeTakeFirstOrThrow()
  await tx.updateTable('account').set({ picture_id: id }).where('id', '=', accountId).execute()
  if (!picture_id) return null
  const before = await tx.deleteFrom('file').where('id', '=', picture_id).returning('key').executeTakeFirst()
  return before?.key ?? null
}
