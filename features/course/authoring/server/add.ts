import { randomUUID } from 'node:crypto'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { flawsOf } from './flaws.ts'
import { keyOf } from './key.ts'
import { findThing } from './queries.ts'
import { insertDraft } from './save.ts'

/** A lesson or a question of a module; a module itself is begun with its place (decision 22). */
export const add = command(authoring.add, async function add({ tx, actor, now, body }) {
  const { module, written } = body
  if (written.kind === 'module') return refuse('invalid-request', { fields: { written: { rule: 'format' } } })
  const { kind, semester_id } = await findThing(tx, module)
  if (kind !== 'module') return refuse('not-found')
  // The lock of an import: of two who write the same, the import finds what was added.
  await tx.selectFrom('module').select('id').where('id', '=', module).forUpdate().execute()
  const id = randomUUID()
  await insertDraft(
    { tx, actor, now },
    { id, module_id: module, semester_id, key: keyOf(written, id), version: 0 },
    written,
  )
  return { _id: id, revision: 1, flaws: flawsOf(written) }
})
