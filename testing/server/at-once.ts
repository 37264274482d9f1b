import type { Database } from '#platform/server/database.ts'

/** The same thing done many times at the same moment. */
export const times = <T>(n: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

export type AnyReply = { status: number; body: unknown }

/** How many replies had each status. */
export const tally = (replies: AnyReply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )

/** Rows of a table that hold a value. */
export const rowsWith =
  (db: Database) => async (table: 'account' | 'exam_attempt' | 'audit', column: string, value: string) =>
    (
      await db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', value as never)
        .execute()
    ).length
