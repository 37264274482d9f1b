import type { Queryable } from '#platform/server/database.ts'
import type { Person } from './people.ts'

/** As the office leaves an account that it disables: its sessions have ended. */
export async function disable(db: Queryable, { id }: Pick<Person, 'id'>, at: Date): Promise<void> {
  await db.updateTable('account').set({ disabled_at: at }).where('id', '=', id).execute()
  await db.deleteFrom('session').where('account_id', '=', id).execute()
}
