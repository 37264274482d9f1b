import type { Answer } from '@rajt/contract/call'
import type { profile } from '@rajt/contract/profile'
import { presentUser } from '../auth/present.ts'
import { newFileKey } from '../plumbing/files.ts'
import { squarePicture } from '../plumbing/pictures.ts'
import type { Act } from '../plumbing/request.ts'

type ChangePicture = typeof profile.changePicture

/** Pixels; twice what the largest avatar shows. */
const SIZE = 320

/** The new picture is stored whole before any row names it; the one before it goes, its file after the commit. */
export async function changePicture(asked: Act<ChangePicture>): Promise<Answer<ChangePicture>> {
  const { tx, actor, now, file, files, afterCommit } = asked
  const picture = await squarePicture(file.bytes, SIZE)
  const key = newFileKey('pictures', 'webp')
  await files.put(key, picture)
  const before = await tx
    .selectFrom('account')
    .leftJoin('file', 'file.id', 'account.picture_id')
    .select(['file.id', 'file.key'])
    .where('account.id', '=', actor.id)
    .forUpdate('account')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('file')
    .values({ key, media_type: 'image/webp', bytes: picture.length, name: 'picture.webp', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('account').set({ picture_id: id }).where('id', '=', actor.id).execute()
  if (before.id) await tx.deleteFrom('file').where('id', '=', before.id).execute()
  if (before.key) afterCommit(() => files.remove(before.key ?? ''))
  return { user: await presentUser(tx, actor.id) }
}
