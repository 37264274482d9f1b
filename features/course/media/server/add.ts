import { writeAudit } from '#platform/server/audit.ts'
import { jsonOf } from '#platform/server/json.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { takesWork } from '../parts.ts'
import { assemble } from './assemble.ts'
import { keepBeside, storeBeside } from './beside.ts'
import { presentDetails } from './present.ts'
import { paragraphsOf } from './transcript.ts'
import { dropParts, findUpload, lockUpload } from './uploads.ts'

/** A medium of what was uploaded. Idempotent: an upload becomes one, and asked again it is answered. */
export const add = commandInSteps(media.add, async function add(request) {
  const { db, transact, actor, now, body, files, store } = request
  const begun = await findUpload(db, { actor, now }, body.upload)
  if (begun.medium_id) return presentDetails(db, begun.medium_id, request)
  const beside = await storeBeside(store, files)
  const { file, kind, ...measures } = await assemble(request, begun)
  return transact(async (tx) => {
    const upload = await lockUpload(tx, { actor, now }, body.upload)
    if (upload.medium_id) return presentDetails(tx, upload.medium_id, request)
    const file_id = await store.keep(tx, file, now)
    const { has } = await keepBeside({ tx, store, now }, beside)
    const { id } = await tx
      .insertInto('medium')
      .values({
        kind,
        title: body.title,
        file_id,
        ...has,
        ...measures,
        work_minutes: takesWork(kind) ? body.workMinutes : null,
        transcript: jsonOf(paragraphsOf(body.transcript)),
        created_at: now,
        created_by: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await dropParts(tx, store, upload.id)
    await tx.updateTable('upload').set({ medium_id: id }).where('id', '=', upload.id).execute()
    await writeAudit({ tx, actor, now }, 'medium-added', id, { title: body.title })
    return presentDetails(tx, id, request)
  })
})
