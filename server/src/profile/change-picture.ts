import type { Answer } from '@rajt/contract/call'
import type { profile } from '@rajt/contract/profile'
import { presentUser } from '../auth/present.ts'
import type { Database, Tx } from '../plumbing/database.ts'
import { newFileKey } from '../plumbing/files.ts'
import { squarePicture } from '../plumbing/pictures.ts'
import type { Staged } from '../plumbing/request.ts'

type ChangePicture = typeof profile.changePicture

/** Pixels; twice what the largest avatar shows. */
const SIZE = 320

/** The new picture is stored whole before any row names it; the one before it goes, its file after the commit. */
export async function changePicture(asked: Staged<ChangePicture>): Promise<Answer<ChangePicture>> {
  const { db, transact, actor, now, file, files, afterCommit } = asked
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
  try {
    return await transact(async (tx) => {
      const before = await exchange(tx, actor.id, stored)
      if (before) afterCommit(() => files.remove(before))
      return { user: await presentUser(tx, actor.id) }
    })
  } catch (error) {
    // A commit whose answer was lost may have happened all the same: then a row names the file, and it stays.
    if (!(await isNamed(db, key))) await files.remove(key)
    throw error
  }
}

async function isNamed(db: Database, key: string): Promise<boolean> {
  return (await db.selectFrom('file').select('id').where('key', '=', key).execute()).length > 0
}

interface StoredPicture {
  key: string
  media_type: string
  bytes: number
  name: string
  created_at: Date
}

/** The account's picture is now this one; answers the key of the one before. */
async function exchange(tx: Tx, accountId: string, picture: StoredPicture): Promise<string | null> {
  const before = await tx
    .selectFrom('account')
    .leftJoin('file', 'file.id', 'account.picture_id')
    .select(['file.id', 'file.key'])
    .where('account.id', '=', accountId)
    .forUpdate('account')
    .executeTakeFirstOrThrow()
  const { id } = await tx.insertInto('file').values(picture).returning('id').executeTakeFirstOrThrow()
  await tx.updateTable('account').set({ picture_id: id }).where('id', '=', accountId).execute()
  if (before.id) await tx.deleteFrom('file').where('id', '=', before.id).execute()
  return before.key
}
