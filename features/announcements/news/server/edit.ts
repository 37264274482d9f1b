import { writeAudit } from '#platform/server/audit.ts'
import { refuseEdited } from '#platform/server/edited.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import { news } from '../calls.ts'
import { presentOne } from './present.ts'
import { lockNews } from './queries.ts'
import { reachesNow } from './reach.ts'
import { mayChange, widens } from './rules.ts'
import { checkFields, columnsOf, imageKind, narrow } from './write.ts'

/** Refuses an edit of what somebody has edited since it was read. */
export const edit = commandInSteps(news.edit, async function edit(request) {
  const { transact, actor, now, params, body, files, store } = request
  const html = await renderSent(body, 'text')
  const image = await storedPicture(store, files.image, imageKind)
  return transact(async (tx) => {
    const before = await lockNews(tx, actor, params.id)
    refuseUnless(mayChange({ actor, item: before }))
    refuseEdited(body.editedAt, before.edited_at)
    const kept = image || body.removeImage ? null : before.image_id
    const hasImage = image !== null || kept !== null
    const tenant = before.university_id
    await checkFields(tx, body, { tenant, hasImage, present: before.universities })
    const image_id = image ? await store.keep(tx, image, now) : kept
    // Those who are added have not seen it; for the others it is published anew.
    const reach = widens(before, body) ? { reached_at: await reachesNow(tx, now) } : {}
    await tx
      .updateTable('news')
      .set({ ...columnsOf(body, { html, hasImage }), ...reach, image_id, edited_at: now })
      .where('id', '=', before.id)
      .execute()
    if (before.image_id && before.image_id !== image_id) await store.remove(tx, before.image_id)
    await narrow(tx, before.id, tenant, body.universities)
    await writeAudit({ tx, actor, now }, 'news-edited', before.id)
    return presentOne(tx, before.id, request)
  })
})
