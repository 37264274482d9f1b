import { presentUser } from '#people/identity/server/present.ts'
import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { squarePicture } from '#platform/server/pictures.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { profile } from '../calls.ts'

/** Pixels; twice what the largest avatar shows. */
const SIZE = 320

/** The new picture is stored whole before any row names it; the one before it goes. */
export const changePicture = commandInSteps(profile.changePicture, async function changePicture(request) {
  const { db, transact, actor, now, files, store } = request
  await hitOrRefuse(db, { key: `picture ${actor.id}`, limit: limits.pictures }, now)
  const picture = await squarePicture(await files.file.content(), SIZE)
  const about = { mediaType: 'image/webp', name: 'picture.webp', extension: 'webp' }
  const stored = await store.put('pictures', picture, about)
  return transact(async (tx) => {
    const before = await lockedPicture(tx, actor.id)
    const picture_id = await store.keep(tx, stored, now)
    await tx.updateTable('account').set({ picture_id }).where('id', '=', actor.id).execute()
    if (before) await store.remove(tx, before)
    return { user: await presentUser(tx, request) }
  })
})

/** Locked first and read then: two changes at once would both read the same picture as the one before. */
async function lockedPicture(tx: Tx, accountId: string): Promise<string | null> {
  const { picture_id } = await tx
    .selectFrom('account')
    .select('picture_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return picture_id
}
