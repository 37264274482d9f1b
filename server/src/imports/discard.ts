import { imports } from '@rajt/contract/imports'
import { act } from '../plumbing/request.ts'
import { moveImport } from './move.ts'
import { presentImport } from './present.ts'
import { findImport, lockImport } from './queries.ts'

/** What the file said of people is forgotten at once. */
export const discard = act(imports.discard, async ({ tx, actor, now, params }) => {
  const row = await lockImport(tx, params.id)
  if (row.status === 'DISCARDED') return presentImport(row)
  const set = { decided_at: now, decided_by: actor.id }
  await moveImport({ tx, actor, now }, 'discard', [row.id], { set })
  await tx.deleteFrom('import_row').where('import_id', '=', row.id).execute()
  return presentImport(await findImport(tx, row.id))
})
