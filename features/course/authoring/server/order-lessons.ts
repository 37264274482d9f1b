import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { structure } from '../structure-calls.ts'
import { findThing } from './queries.ts'

/** Students read them in this order from now on. Idempotent: the order that is there changes nothing. */
export const orderLessons = command(structure.orderLessons, async function orderLessons(request) {
  const { tx, params, body } = request
  const { id, kind } = await findThing(tx, params.id)
  if (kind !== 'module') return refuse('not-found')
  await tx.selectFrom('module').select('id').where('id', '=', id).forUpdate().execute()
  const rows = await tx
    .selectFrom('lesson')
    .select('id')
    .where('module_id', '=', id)
    .orderBy('position')
    .execute()
  const now = rows.map((row) => row.id)
  if (String(now) === String(body.lessons)) return { done: true }
  const isSame = String(now.toSorted()) === String(body.lessons.toSorted())
  if (!isSame || String(now) !== String(body.before)) return refuse('structure-changed-meanwhile')
  await sql`update lesson l set position = o.place
    from unnest(${body.lessons}::uuid[]) with ordinality as o (id, place)
    where l.id = o.id and l.position <> o.place`.execute(tx)
  await writeAudit(request, 'lessons-ordered', id, { before: body.before, lessons: body.lessons })
  afterCommit(tx, () => invalidate('content'))
  return { done: true }
})
