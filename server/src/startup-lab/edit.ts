import { startupLab } from '@rajt/contract/startup-lab'
import { record } from '../plumbing/record.ts'
import { procedure } from '../plumbing/request.ts'
import { storedPicture } from '../plumbing/stored-picture.ts'
import { presentEvent } from './present.ts'
import { findEvent, lockEvent } from './queries.ts'
import { categorise, checkDates, columnsOf, logoKind } from './write.ts'

/** Of two edits at once the later one replaces the other as a whole. */
export const edit = procedure(startupLab.edit, async (request) => {
  const { transact, actor, now, params, body, files, store } = request
  const { removeLogo, ...fields } = body
  const logo = await storedPicture(store, files.logo, logoKind)
  return transact(async (tx) => {
    const before = await lockEvent(tx, params.id)
    checkDates(fields, { before: before.starts_at, now })
    const kept = logo || removeLogo ? null : before.logo_id
    const logo_id = logo ? await store.keep(tx, logo, now) : kept
    await tx
      .updateTable('startup_lab_event')
      .set({ ...columnsOf(fields), logo_id, edited_at: now })
      .where('id', '=', before.id)
      .execute()
    if (before.logo_id && before.logo_id !== logo_id) await store.remove(tx, before.logo_id)
    await categorise(tx, before.id, fields.categories)
    await record({ tx, actor, now }, 'event-edited', before.id)
    return presentEvent(await findEvent(tx, before.id), request)
  })
})
