import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { media } from '../calls.ts'
import { assemble } from './assemble.ts'
import { keepBeside, storeBeside } from './beside.ts'
import { presentDetails } from './present.ts'
import { findMedium, lockMedium } from './queries.ts'
import { keepReplacement } from './replacement.ts'
import { mayReplace } from './rules.ts'
import { dropParts, findUpload, lockUpload } from './uploads.ts'

/** Another file in the place of a medium's: every lesson follows. Idempotent: an upload takes the place once. */
export const replace = commandInSteps(media.replace, async function replace(request) {
  const { db, transact, actor, now, params, body, files, store } = request
  const begun = await findUpload(db, { actor, now }, body.upload)
  if (begun.medium_id) return again(begun.medium_id)
  refuseUnless((await findMedium(db, params.id)) ? 'ok' : 'not-found')
  const beside = await storeBeside(store, files)
  const { file, kind, ...measures } = await assemble(request, begun)
  return transact(async (tx) => {
    const upload = await lockUpload(tx, { actor, now }, body.upload)
    if (upload.medium_id) return again(upload.medium_id)
    const before = await lockMedium(tx, params.id)
    refuseUnless(mayReplace(before.kind, kind))
    const file_id = await store.keep(tx, file, now)
    const { has, tidy } = await keepBeside({ tx, store, now }, beside, before)
    await tx
      .updateTable('medium')
      .set({ file_id, ...measures, ...has })
      .where('id', '=', before.id)
      .execute()
    await tidy()
    const { file_id: was, name, bytes } = before
    await keepReplacement({ tx, actor, now }, before.id, { file: was, name: name ?? '', bytes: bytes ?? 0 })
    await dropParts(tx, store, upload.id)
    await tx.updateTable('upload').set({ medium_id: before.id }).where('id', '=', upload.id).execute()
    const { title } = before
    await writeAudit({ tx, actor, now }, 'medium-replaced', before.id, { title, before: before.name })
    afterCommit(tx, () => invalidate('content'))
    return presentDetails(tx, before.id, request)
  })

  /** It has taken a place already; that of another medium is not this one's. */
  function again(medium: string) {
    return medium === params.id ? presentDetails(db, medium, request) : refuse('not-found')
  }
})
