import { type SqlBool, sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { isStudent, participationIn } from '#programme/programme/server/participation.ts'

export type StudentListRow = Awaited<ReturnType<typeof studentsByKey>>[number]

interface Of {
  id: string
  key: string
  is_current: boolean
}

/** Asked of one student after the other, as in the list of one-pagers. */
const hasEntered = (key: string) =>
  sql<SqlBool>`(select true from onboarding b where b.account_id = a.id and b.semester_key = ${key})`

/**
 * Students with what the filters ask about, at these universities; at all of them where none is given. Of a finished semester
 * whoever entered it.
 */
export const studentsOf = (db: Queryable, { id, key, is_current }: Of, universities: readonly string[]) =>
  db
    .selectFrom('account as a')
    .leftJoin('standing as st', (join) =>
      join.onRef('st.account_id', '=', 'a.id').on('st.semester_id', '=', id),
    )
    .leftJoin('one_pager as o', (join) =>
      join.onRef('o.account_id', '=', 'a.id').on('o.semester_id', '=', id),
    )
    .leftJoin('last_activity as l', 'l.account_id', 'a.id')
    .where(isStudent)
    .$if(!is_current, (query) => query.where(hasEntered(key)))
    .$if(universities.length > 0, (query) => query.where('a.university_id', 'in', universities))

/** Asked of one student after the other: joined, all of them would be put beside all standings first. */
export const hasNoPoints = (semester: string) => sql<SqlBool>`(select n.points from standing n
  where n.account_id = a.id and n.semester_id = ${semester}) is null`

/** What a row of the list shows, by the keys of a page or of a part of the Excel file. */
export const studentsByKey = (
  db: Queryable,
  { keys, semester, key }: { keys: string[]; semester: string; key: string },
) =>
  db
    .selectFrom('account as a')
    .leftJoin('standing as st', (join) =>
      join.onRef('st.account_id', '=', 'a.id').on(sql<SqlBool>`st.semester_id = ${semester}`),
    )
    .leftJoin('one_pager as o', (join) =>
      join.onRef('o.account_id', '=', 'a.id').on(sql<SqlBool>`o.semester_id = ${semester}`),
    )
    .leftJoin('last_activity as l', 'l.account_id', 'a.id')
    .leftJoin('seat as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on(sql<SqlBool>`s.semester_id = ${semester}`),
    )
    .leftJoin('project as p', 'p.id', 's.project_id')
    .select([
      'a.id',
      'a.surname',
      'a.firstname',
      'a.email',
      'a.neptun',
      'a.university_id',
      'a.personality',
      'a.username',
      'a.created_at',
      'a.disabled_at',
      'st.modules_completed',
      'st.points',
    ])
    .select(['p.id as project_id', 'p.name as project_name', 's.position'])
    .select(participationIn(sql.ref('a.id'), { id: semester, key }).as('participation'))
    .select(['o.submitted_at', sql<string | null>`l.day::text`.as('last_active_on')])
    .where('a.id', '=', anyOf(keys))
    .execute()

/** A student within reach (decision R5). */
export async function findStudent(db: Queryable, actor: Actor, semester: Of, id: string) {
  const tenant = tenantOf(actor)
  const found = await studentsOf(db, semester, tenant === null ? [] : [tenant])
    .select('a.id')
    .where('a.id', '=', id)
    .executeTakeFirst()
  const [row] = found
    ? await studentsByKey(db, { keys: [found.id], semester: semester.id, key: semester.key })
    : []
  return row ?? refuse('not-found')
}
