import { writeAudit } from '#platform/server/audit.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { storedPicture } from '#platform/server/stored-picture.ts'
import { startupLab } from '../calls.ts'
import { presentEvent } from './present.ts'
import { findEvent } from './queries.ts'
import { categorise, checkDates, columnsOf, logoKind } from './write.ts'

export const add = commandInSteps(startupLab.add, async function add(request) {
  const { transact, actor, now, body, files, store } = request
  checkDates(body, { before: null, now })
  const html = await renderSent({ text: body.description, language: body.language }, 'description')
  const logo = await storedPicture(store, files.logo, logoKind)
  return transact(async (tx) => {
    const logo_id = logo && (await store.keep(tx, logo, now))
    const { id } = await tx
      .insertInto('startup_lab_event')
      .values({ ...columnsOf(body, html), logo_id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await categorise(tx, id, body.categories)
    await writeAudit({ tx, actor, now }, 'event-added', id)
    return presentEvent(await findEvent(tx, id), request)
  })
})
