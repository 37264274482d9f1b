import { writeAudit } from '#platform/server/audit.ts'
import { refuseEdited } from '#platform/server/edited.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { asFirst } from '#programme/programme/server/first-semester.ts'
import { challenge } from '../calls.ts'
import { presentChallenge } from './present.ts'
import { findOffered, lockOffered } from './queries.ts'
import { mayHaveSlots } from './rules.ts'
import { changeDocuments, checkDeadline, columnsOf, storeFiles } from './write.ts'

/** Whoever has a slot keeps it; refuses an edit of what somebody has edited since it was read. */
export const edit = commandInSteps(challenge.edit, async function edit(request) {
  const { transact, actor, now, params, body, files, store } = request
  const html = await renderSent({ text: body.description, language: body.language }, 'description')
  const { logo, documents } = await storeFiles(store, files)
  const { removeLogo, removeDocuments, editedAt, ...fields } = body
  return transact(async (tx) => {
    const before = await lockOffered(tx, params.id)
    refuseEdited(editedAt, before.edited_at)
    checkDeadline(fields.deadline, {
      semester: asFirst(await currentSemester(tx)),
      before: before.deadline,
      now,
    })
    if (mayHaveSlots(before, fields.maxStudents) !== 'ok')
      refuse('challenge-slots-taken', { fields: { maxStudents: { rule: 'at-least', limit: before.taken } } })
    const kept = logo || removeLogo ? null : before.logo_id
    const logo_id = logo ? await store.keep(tx, logo, now) : kept
    await tx
      .updateTable('challenge')
      .set({ ...columnsOf(fields, html), logo_id, edited_at: now })
      .where('id', '=', before.id)
      .execute()
    if (before.logo_id && before.logo_id !== logo_id) await store.remove(tx, before.logo_id)
    await changeDocuments({ tx, store, now }, before.id, { gone: removeDocuments, added: documents })
    await writeAudit({ tx, actor, now }, 'challenge-edited', before.id)
    return presentChallenge(await findOffered(tx, before.id), request)
  })
})
