import { sql } from 'kysely'
import { retentionDays } from '#people/privacy/calls.ts'
import { statusesWith } from '#platform/contract/states.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { someAtATime } from '#platform/server/by-itself.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { transact } from '#platform/server/transact.ts'
import { importStates } from '../states.ts'

const KEPT = days(retentionDays.imports)
const AT_ONCE = 20

/** Every night: files that were read long ago, with what they said of people. Nothing of the accounts they made. */
export const forgetOldImports = (db: Database, now: Date): Promise<void> =>
  someAtATime(
    (after) => old(db, now).where('id', '>', after).limit(sql.lit(AT_ONCE)).execute(),
    (ids) => transact(db, (tx) => forget(tx, ids, now)),
  )

const old = (db: Queryable, now: Date) =>
  db
    .selectFrom('import')
    .select('id')
    .where('made_at', '<', later(now, -KEPT))
    .where('status', 'in', ['PREVIEWED', ...statusesWith(importStates, 'final')])
    .orderBy('id')

async function forget(tx: Tx, found: readonly string[], now: Date): Promise<void> {
  const locked = await old(tx, now).where('id', 'in', found).forUpdate().execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('import').where('id', 'in', ids).execute()
  await writeAudit({ tx, actor: null, now }, 'import-forgotten', ids)
}
