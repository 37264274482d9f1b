import { importStates } from '@rajt/contract/import-states'
import { retentionDays } from '@rajt/contract/privacy'
import { statusesWith } from '@rajt/contract/states'
import { sql } from 'kysely'
import { days, later } from '../plumbing/clock.ts'
import type { Database, Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { transact } from '../plumbing/transact.ts'

const KEPT = days(retentionDays.imports)
const AT_ONCE = 20

/** Every night: files that were read long ago, with what they said of people. Nothing of the accounts they made. */
export async function forgetOldImports(db: Database, now: Date): Promise<void> {
  while ((await transact(db, (tx) => forgetSome(tx, now))) === AT_ONCE);
}

async function forgetSome(tx: Tx, now: Date): Promise<number> {
  const old = await tx
    .selectFrom('import')
    .select('id')
    .where('made_at', '<', later(now, -KEPT))
    .where('status', 'in', ['PREVIEWED', ...statusesWith(importStates, 'final')])
    .orderBy('id')
    .limit(sql.lit(AT_ONCE))
    .forUpdate()
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('import').where('id', 'in', ids).execute()
  await record({ tx, actor: null, now }, 'import-forgotten', ids)
  return ids.length
}
