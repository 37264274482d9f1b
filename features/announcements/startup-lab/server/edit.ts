import { writeAudit } from '#platform/server/audit.ts'
import { refuseEdited } from '#platform/server/edited.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import { startupLab } from '../calls.ts'
import { presentEvent } from './present.ts'
import { findEvent, lockEvent } from './queries.ts'
import { categorise, checkDates, columnsOf, logoKind } from './write.ts'

/** Refuses an edit of what somebody has edited since it was read. */
export const edit = commandInSteps(startupLab.edit, async function edit(request) {
  const { transact, actor, now, params, body, files, store } = request
  const { removeLogo, editedAt, ...fields } = body
  const html = await renderSent({ text: body.description, language: body.language }, 'description')
  const logo = await storedPicture(store, files.logo, logoKind)
  return transact(async (tx) => {
    const before = await lockEvent(tx, params.id)
    refuseEdited(editedAt, before.edited_at)
    checkDates(fields, { before: before.starts_at, now })
    const kept = logo || removeLogo ? null : before.logo_id
    const logo_id = logo ? await store.keep(tx, logo, now) : kept
    await tx
      .updateTable('startup_lab_event')
      .set({ ...columnsOf(fields, html), logo_id, edited_at: now })
      .where('id', '=', before.id)
      .execute()
    if (before.logo_id && before.logo_id !== logo_id) await store.remove(tx, before.logo_id)
    await categorise(tx, before.id, fields.categories)
    await writeAudit({ tx, actor, now }, 'event-edited', before.id)
    return presentEvent(await findEvent(tx, before.id), request)
  })
})
