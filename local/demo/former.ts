import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { FORMER, type Person } from './people.ts'

/**
 * Who takes no part in the second semester (decision X10): the demonstration account, and whoever did not complete the
 * first one.
 */
export async function stayBehind(tx: Tx, people: readonly Person[], semester: SemesterRow): Promise<void> {
  const ids = people
    .filter(({ role, onboarded, modulesTaken, username, email }) => {
      const isIdle = onboarded && modulesTaken === 0 && !email.endsWith('@rajt.example')
      return role === 'STUDENT' && (isIdle || username === FORMER)
    })
    .map(({ id }) => id)
  await sql`
    insert into absence (account_id, semester_id)
    select unnested.account_id, ${semester.id}::uuid from unnest(${ids}::uuid[]) unnested (account_id)`.execute(
    tx,
  )
  await sql`
    delete from onboarding o using absence a
    where a.account_id = o.account_id and a.semester_id = ${semester.id} and o.semester_key = ${semester.key}`.execute(
    tx,
  )
}
