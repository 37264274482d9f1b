import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { authoring } from '../calls.ts'
import { allFlawsOf } from './all-flaws.ts'
import { keyOf } from './key.ts'
import { findThing } from './queries.ts'
import { insertDraft } from './save.ts'

/** A module, or a lesson or a question of one, which may be new itself. */
export const add = command(authoring.add, async function add({ tx, actor, now, body }) {
  const { module, written } = body
  if ((written.kind === 'module') !== (module === null))
    return refuse('invalid-request', { fields: { module: { rule: 'format' } } })
  const id = randomUUID()
  const semester_id = await semesterOf(tx, module)
  const place = { id, module_id: module ?? id, semester_id, key: keyOf(written, id), version: 0 }
  await insertDraft({ tx, actor, now }, place, written)
  return { _id: id, revision: 1, flaws: await allFlawsOf(tx, written) }
})

async function semesterOf(tx: Tx, module: string | null): Promise<string> {
  if (module === null) return (await currentProgramme(tx)).semester.id
  const { kind, semester_id } = await findThing(tx, module)
  if (kind !== 'module') return refuse('not-found')
  // The lock of an import: of two who write the same, the import finds what was added.
  await tx.selectFrom('module').select('id').where('id', '=', module).forUpdate().execute()
  return semester_id
}
