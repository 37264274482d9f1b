import { is } from '#platform/contract/states.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { imports } from '../calls.ts'
import { importStates } from '../states.ts'
import { presentImport } from './present.ts'
import { findImport, lockImport } from './queries.ts'
import { mayStart } from './rules.ts'
import { transitionImport } from './transition.ts'

/**
 * Nobody is invited before this, and from here on a job does it. Idempotent: of two who start it, both have
 * started it.
 */
export const start = command(imports.start, async function start({ tx, actor, now, params }) {
  const row = await lockImport(tx, params.id, now)
  if (is(importStates, row.status, 'confirmed')) return presentImport(row)
  refuseUnless(mayStart(row))
  const set = { decided_at: now, decided_by: actor.id }
  await transitionImport({ tx, actor, now }, 'start', [row.id], { set, detail: row.counts })
  await schedule(tx, 'run-import', { import: row.id })
  return presentImport(await findImport(tx, row.id, now))
})
