import { writeAudit } from '#platform/server/audit.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import { news } from '../calls.ts'
import { presentOne } from './present.ts'
import { reachesNow } from './reach.ts'
import { checkFields, columnsOf, imageKind, narrow } from './write.ts'

export const add = commandInSteps(news.add, async function add(request) {
  const { db, transact, actor, now, body, files, store } = request
  const tenant = actor.universityId
  const hasImage = files.image !== null
  await checkFields(db, body, { tenant, hasImage })
  const html = await renderSent(body, 'text')
  const image = await storedPicture(store, files.image, imageKind)
  return transact(async (tx) => {
    const reached_at = await reachesNow(tx, now)
    const image_id = image && (await store.keep(tx, image, now))
    const { id } = await tx
      .insertInto('news')
      .values({
        ...columnsOf(body, { html, hasImage }),
        image_id,
        author_id: actor.id,
        university_id: tenant,
        created_at: now,
        reached_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await narrow(tx, id, tenant, body.universities)
    await writeAudit({ tx, actor, now }, 'news-added', id)
    return presentOne(tx, id, request)
  })
})
