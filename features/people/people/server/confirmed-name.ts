import { keepFormerName } from '#people/identity/server/former-names.ts'
import type { Tx } from '#platform/server/database.ts'

interface Confirmed {
  id: string
  surname: string
  firstname: string
  /** Of staff. */
  by: string
}

/**
 * The name that staff confirm for somebody (decision Y1); the present one becomes a former one. Answers whether it is
 * another one. Nothing else writes the name of a confirmed student: the database refuses.
 */
export async function confirmName(
  tx: Tx,
  { id, surname, firstname, by }: Confirmed,
  now: Date,
): Promise<boolean> {
  if (!(await keepFormerName(tx, { id, surname, firstname }, now))) return false
  await tx
    .updateTable('account')
    .set({ surname, firstname, name_confirmed_by: by, name_confirmed_at: now })
    .where('id', '=', id)
    .execute()
  return true
}
