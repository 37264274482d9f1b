import { mayTransition } from '#platform/contract/states.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { imports } from '../calls.ts'
import { importStates } from '../states.ts'
import { presentImport } from './present.ts'
import { findImport, lockImport } from './queries.ts'

/** Somebody has seen how the names in question were read. Idempotent: confirming again changes nothing. */
export const confirmNames = command(
  imports.confirmNames,
  async function confirmNames({ tx, actor, now, params }) {
    const row = await lockImport(tx, params.id, now)
    if (row.is_sure) return presentImport(row)
    refuseUnless(mayTransition(importStates, 'start', row.status, actor.role))
    await tx.updateTable('import').set({ is_sure: true, looks: '[]' }).where('id', '=', row.id).execute()
    await writeAudit({ tx, actor, now }, 'import-names-confirmed', row.id, { encoding: row.encoding })
    return presentImport(await findImport(tx, row.id, now))
  },
)
