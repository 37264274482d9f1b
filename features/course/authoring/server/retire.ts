import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { authoring } from '../calls.ts'
import { findThing, type ThingRow } from './queries.ts'
import { mayRetire } from './rules.ts'

/** Hides a lesson from who has not finished it, a question from new draws. Idempotent. */
export const retire = command(authoring.retire, async function retire({ tx, actor, now, params }) {
  const { kind, module_id } = await findThing(tx, params.id)
  if (kind === 'module') return refuse('not-found')
  // One after another: the last two of a module cannot both go.
  await tx.selectFrom('module').select('id').where('id', '=', module_id).forUpdate().execute()
  const row = await findThing(tx, params.id)
  if (row.version === 0) return refuse('not-found')
  if (row.retired_at) return { done: true }
  refuseUnless(mayRetire({ kind, ...(await restOf(tx, row)) }))
  await tx.updateTable(kind).set({ retired_at: now }).where('id', '=', row.id).execute()
  await writeAudit({ tx, actor, now }, 'content-retired', row.id)
  afterCommit(tx, () => invalidate('content'))
  return { done: true }
})

async function restOf(tx: Tx, { kind, module_id, semester_id }: ThingRow) {
  const { inUse } = await tx
    .selectFrom(kind === 'question' ? 'question' : 'lesson')
    .select((eb) => eb.fn.countAll<number>().as('inUse'))
    .where('module_id', '=', module_id)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { drawn } = await tx
    .selectFrom('semester')
    .select('exam_questions as drawn')
    .where('id', '=', semester_id)
    .executeTakeFirstOrThrow()
  return { inUse: Number(inUse), drawn }
}
