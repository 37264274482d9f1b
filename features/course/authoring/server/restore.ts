import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { allFlawsOf } from './all-flaws.ts'
import { contentOf, findThing, lockDrafts } from './queries.ts'
import { insertDraft, refuseChanged } from './save.ts'

/** An earlier version as a draft, to be read and published again. */
export const restore = command(authoring.restore, async function restore({ tx, actor, now, params }) {
  const thing = await findThing(tx, params.id)
  const published = await contentOf(tx, { id: thing.id, number: params.number })
  if (!published) return refuse('not-found')
  const [draft] = await lockDrafts(tx, [thing.id])
  if (draft) return refuseChanged(draft)
  return {
    revision: await insertDraft({ tx, actor, now }, thing, published),
    flaws: await allFlawsOf(tx, published),
  }
})
