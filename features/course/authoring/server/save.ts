import { jsonOf } from '#platform/server/json.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import type { Draft } from '../content-parts.ts'
import { flawsOf } from './flaws.ts'
import { presentDraft } from './present.ts'
import { type DraftRow, findThing, lockDrafts, type ThingRow, writtenIn } from './queries.ts'
import { mayChange } from './rules.ts'
import { sorted } from './sorted.ts'

/** Saves what an editor has written so far. Idempotent: the same text saved again is the same revision. */
export const save = command(authoring.save, async function save({ tx, actor, now, params, body }) {
  const { written, revision } = body
  const thing = await findThing(tx, params.id)
  if (thing.kind !== written.kind)
    return refuse('invalid-request', { fields: { written: { rule: 'format' } } })
  const [draft] = await lockDrafts(tx, [thing.id])
  const flaws = flawsOf(written)
  if (draft && isSame(written, draft)) return { revision: draft.revision, flaws }
  if (mayChange({ revision }, draft) !== 'ok') return refuseChanged(draft)
  if (draft) refusePlanned(draft)
  if (!draft) return { revision: await insertDraft({ tx, actor, now }, thing, written), flaws }
  await tx
    .updateTable('content_draft')
    .set({ content: jsonOf(written.content), revision: revision + 1, changed_at: now, changed_by: actor.id })
    .where('thing_id', '=', thing.id)
    .execute()
  return { revision: revision + 1, flaws }
})

/** With what the other one has written, so that neither text is lost. */
export const refuseChanged = (draft: DraftRow | undefined): never =>
  refuse('draft-changed-meanwhile', { detail: { draft: draft ? presentDraft(draft) : null } })

/** What waits for its time stays as it was planned (decision 26). */
export function refusePlanned({ planned_for }: Pick<DraftRow, 'planned_for'>): void {
  if (planned_for) refuse('draft-planned', { detail: { at: planned_for.toISOString() } })
}

type Place = Pick<ThingRow, 'id' | 'module_id' | 'semester_id' | 'key' | 'version'>

/** The first revision of a draft. Refuses where somebody began one at the same moment. */
export async function insertDraft(
  { tx, actor, now }: CommandScope,
  { id, module_id, semester_id, key, version }: Place,
  { kind, content }: Draft,
): Promise<number> {
  const added = await tx
    .insertInto('content_draft')
    .values({
      thing_id: id,
      kind,
      semester_id,
      module_id: kind === 'module' ? null : module_id,
      key,
      content: jsonOf(content),
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
