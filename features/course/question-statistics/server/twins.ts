import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import type { QuestionRow } from './queries.ts'

/** Others that a question is shown beside. */
const SHOWN_AT_MOST = 3

/** What each question in use asks, in each language. */
const asked = (semester: string) => sql`
  select q.id, q.module_id, says from question q join module m on m.id = q.module_id, unnest(q.prompt_keys) says
  where m.semester_id = ${semester} and q.retired_at is null`

/** Questions in use of which another asks the same: all of the bank is looked at once, not once for each. */
export const askedTwice = (semester: string) => sql<string>`
  select id from (select id, count(*) over (partition by says) as times from (${asked(semester)}) asked) counted
  where times > 1`

export interface Twin {
  id: string
  module: number
}

/** The rows with the other questions in use that ask the same. */
export async function withTwins<R extends Pick<QuestionRow, 'id'>>(
  db: Queryable,
  semester: string,
  rows: readonly R[],
): Promise<(R & { twins: Twin[] })[]> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<Twin & { of: string }>`
    with asked as (${asked(semester)})
    select distinct own.id as "of", other.id, m.position as module
    from asked own join asked other using (says) join module m on m.id = other.module_id
    where own.id = any(${ids}::uuid[]) and other.id <> own.id
    order by m.position, other.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    twins: found
      .filter(({ of }) => of === row.id)
      .slice(0, SHOWN_AT_MOST)
      .map(({ id, module }) => ({ id, module })),
  }))
}
