import { type CommandScope, command } from '#platform/server/request.ts'
import { imports } from '../calls.ts'
import { presentImport } from './present.ts'
import { findImport, lockImport } from './queries.ts'
import { transitionImport } from './transition.ts'

/** What the file said of people is forgotten at once. Idempotent: discarding again changes nothing. */
export async function discardOne(scope: CommandScope, id: string): Promise<void> {
  const { tx, actor, now } = scope
  const row = await lockImport(tx, id, now)
  if (row.status === 'DISCARDED') return
  const set = { decided_at: now, decided_by: actor?.id ?? null, looks: '[]' }
  await transitionImport(scope, 'discard', [row.id], { set })
  await tx.deleteFrom('import_row').where('import_id', '=', row.id).execute()
}

export const discard = command(imports.discard, async function discard({ tx, actor, now, params }) {
  await discardOne({ tx, actor, now }, params.id)
  return presentImport(await findImport(tx, params.id, now))
})
