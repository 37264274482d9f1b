import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import type { Draft, PublishedMeanwhile } from '../content-parts.ts'
import { sorted } from '../sorted.ts'
import { allFlawsOf } from './all-flaws.ts'
import { keptContent } from './kept-content.ts'
import { presentDraft, presentVersion } from './present.ts'
import {
  contentOf,
  type DraftRow,
  findThing,
  lockDrafts,
  type ThingRow,
  versionsOf,
  writtenIn,
} from './queries.ts'
import { mayBegin, mayChange } from './rules.ts'

/** Saves what an editor has written so far. Idempotent: the same text saved again is the same revision. */
export const save = command(authoring.save, async function save({ tx, actor, now, params, body }) {
  const { written, revision, basedOn } = body
  const thing = await findThing(tx, params.id)
  if (thing.kind !== written.kind)
    return refuse('invalid-request', { fields: { written: { rule: 'format' } } })
  const [draft] = await lockDrafts(tx, [thing.id])
  const flaws = await allFlawsOf(tx, written)
  if (draft && isSame(written, draft)) return { revision: draft.revision, flaws }
  if (!draft) {
    // Read after the wait: a draft that is gone may have been published.
    const place = await findThing(tx, thing.id)
    if (mayBegin(basedOn, place.version) !== 'ok' || mayChange({ revision }, draft) !== 'ok')
      return refuseChanged(undefined, await publishedAs(tx, place))
    return { revision: await insertDraft({ tx, actor, now }, place, written), flaws }
  }
  if (mayChange({ revision }, draft) !== 'ok') return refuseChanged(draft)
  refusePlanned(draft)
  await tx
    .updateTable('content_draft')
    .set({ ...keptContent(written), revision: revision + 1, changed_at: now, changed_by: actor.id })
    .where('thing_id', '=', thing.id)
    .execute()
  return { revision: revision + 1, flaws }
})

/** With what the other one has written, or has published since, so that neither text is lost. */
export const refuseChanged = (
  draft: DraftRow | undefined,
  published: PublishedMeanwhile | null = null,
): never =>
  refuse('draft-changed-meanwhile', { detail: { draft: draft ? presentDraft(draft) : null, published } })

/** In the place of a draft that is gone; null of what was never published. */
async function publishedAs(tx: Tx, { id, version }: ThingRow): Promise<PublishedMeanwhile | null> {
  const written = await contentOf(tx, { id, number: version })
  const [newest] = await versionsOf(tx, id)
  if (!written || !newest) return null
  const { number, publishedAt, publishedBy } = presentVersion(newest)
  return { number, written, publishedAt, publishedBy }
}

/** What waits for its time stays as it was planned (decision 26). */
export function refusePlanned({ planned_for }: Pick<DraftRow, 'planned_for'>): void {
  if (planned_for) refuse('draft-planned', { detail: { at: planned_for.toISOString() } })
}

type Place = Pick<ThingRow, 'id' | 'module_id' | 'semester_id' | 'key' | 'version'>

/** The first revision of a draft. Refuses where somebody began one at the same moment. */
export async function insertDraft(
  { tx, actor, now }: CommandScope,
  { id, module_id, semester_id, key, version }: Place,
  written: Draft,
): Promise<number> {
  const added = await tx
    .insertInto('content_draft')
    .values({
      thing_id: id,
      kind: written.kind,
      semester_id,
      module_id: written.kind === 'module' ? null : module_id,
      key,
      ...keptContent(written),
      revision: 1,
      based_on: version || null,
      changed_at: now,
      changed_by: actor?.id ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('revision')
    .executeTakeFirst()
  return added ? added.revision : refuseChanged((await lockDrafts(tx, [id]))[0])
}

const isSame = ({ content }: Draft, draft: DraftRow) => sorted(content) === sorted(writtenIn(draft).content)
