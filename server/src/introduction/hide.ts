import type { Tx } from '../plumbing/database.ts'

/** Once its student is in a team it is found no more (decisions X4, X12). Whether it was published. */
export async function hideIntroduction(tx: Tx, student: string, semester: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('introduction')
    .set({ is_published: false })
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .where('is_published', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
