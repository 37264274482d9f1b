import { writeAudit } from '#platform/server/audit.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { renderSent } from '#platform/server/sent-markdown.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { asFirst } from '#programme/programme/server/first-semester.ts'
import { challenge } from '../calls.ts'
import { presentChallenge } from './present.ts'
import { findOffered } from './queries.ts'
import { changeDocuments, checkDeadline, columnsOf, storeFiles } from './write.ts'

export const add = commandInSteps(challenge.add, async function add(request) {
  const { transact, actor, now, body, files, store } = request
  const html = await renderSent({ text: body.description, language: body.language }, 'description')
  const { logo, documents } = await storeFiles(store, files)
  return transact(async (tx) => {
    const semester = asFirst(await currentSemester(tx))
    checkDeadline(body.deadline, { semester, before: null, now })
    const logo_id = logo && (await store.keep(tx, logo, now))
    const { id } = await tx
      .insertInto('challenge')
      .values({ ...columnsOf(body, html), logo_id, semester_id: semester.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await changeDocuments({ tx, store, now }, id, { gone: [], added: documents })
    await writeAudit({ tx, actor, now }, 'challenge-added', id)
    return presentChallenge(await findOffered(tx, id), request)
  })
})
