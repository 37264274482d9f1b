import { query } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { planById } from './plan-queries.ts'
import { flawsIn, presentDraft, presentVersion, stateOf } from './present.ts'
import { presentPlan } from './present-plan.ts'
import { contentOf, draftOf, findThing, versionsOf } from './queries.ts'

export const thing = query(authoring.thing, async function thing({ db, params, language }) {
  const row = await findThing(db, params.id)
  const [draft, versions, published] = await Promise.all([
    draftOf(db, row.id),
    versionsOf(db, row.id),
    contentOf(db, { id: row.id, number: row.version }),
  ])
  const flaws = flawsIn(draft)
  return {
    _id: row.id,
    kind: row.kind,
    state: stateOf(row, draft !== undefined),
    module: row.module_id,
    published: published && { number: row.version, written: published },
    draft: draft ? presentDraft(draft) : null,
    plan: draft?.plan ? presentPlan(await planById(db, draft.plan), language) : null,
    flaws,
    versions: versions.map(presentVersion),
    can: {
      publish: draft !== undefined && draft.plan === null && flaws.length === 0,
      retire: row.kind !== 'module' && row.version > 0 && row.retired_at === null,
      restore: draft === undefined,
    },
  }
})
