import { commandInSteps } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { htmlsOf, publishDrafts } from './publish-drafts.ts'

/** Makes drafts what students get from now on, all of them or none (decision 22). */
export const publish = commandInSteps(authoring.publish, async function publish(request) {
  const { db, transact, actor, now, body } = request
  const htmls = await htmlsOf(db, body)
  return transact(async (tx) => {
    await publishDrafts({ tx, actor, now }, body, htmls)
    return { done: true }
  })
})
