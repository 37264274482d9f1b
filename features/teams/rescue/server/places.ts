import type { Tx } from '#platform/server/database.ts'
import type { LeftOutReason } from '../calls.ts'

export type Places = ReturnType<typeof placesOf>

/** Where a draft puts its students: in a group each, or in none. */
export function placesOf(tx: Tx, round_id: string) {
  const write = async (
    students: readonly string[],
    where: { group_id: string | null; left_out: LeftOutReason | null },
  ) => {
    if (students.length === 0) return
    await tx
      .insertInto('rescue_place')
      .values(students.map((account_id) => ({ round_id, account_id, ...where })))
      .onConflict((on) => on.columns(['round_id', 'account_id']).doUpdateSet(where))
      .execute()
  }
  return {
    put: (students: readonly string[], group_id: string) => write(students, { group_id, left_out: null }),
    leaveOut: (students: readonly string[], left_out: LeftOutReason) =>
      write(students, { group_id: null, left_out }),
    async begin(project_id: string | null): Promise<string> {
      const id = crypto.randomUUID()
      await tx.insertInto('rescue_group').values({ id, round_id, project_id }).execute()
      return id
    },
    end: (id: string) => tx.deleteFrom('rescue_group').where('id', '=', id).execute(),
  }
}
