import { type SqlBool, sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { statusesWith } from '#platform/contract/states.ts'
import { cached } from '#platform/server/cache.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { projectStates } from '#teams/project/states.ts'

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reportRows>['execute']>>[number]
export type ProjectRow = Awaited<ReturnType<typeof projectsByKey>>[number]

/** Everything that the wire shows of a report, and whose it is. */
const reportRows = (db: Queryable) =>
  db
    .selectFrom('progress_report as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .select(['r.id', 'r.submitted_at', 'r.digest', 'f.bytes', 'f.key', 'p.name'])

export const reportOf = (db: Queryable, project: string) =>
  reportRows(db).where('r.project_id', '=', project).executeTakeFirst()

/** The team that a student is in, with the number of its members. */
export const teamOf = (db: Queryable, student: string, semester: string) =>
  db
    .selectFrom('seat as s')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .select(['p.id', 'p.name', 'p.owner_id'])
    .select(sql<number>`(select count(*)::int from seat where project_id = p.id)`.as('members'))
    .where('s.account_id', '=', student)
    .where('s.semester_id', '=', semester)
    .executeTakeFirst()

/** Of projects of the semester that were dissolved while the student was in their team, the latest first. */
export const dissolvedReportsOf = (db: Queryable, student: string, semester: string) =>
  reportRows(db)
    .innerJoin('former_seat as t', 't.project_id', 'p.id')
    .select('p.university_id')
    .where('t.account_id', '=', student)
    .where('p.semester_id', '=', semester)
    .orderBy('r.submitted_at', 'desc')
    .execute()

/** The lesson of the semester whose worksheet the report is written by: that of its last module. */
export const templateOf = (db: Queryable, semester: string) =>
  db
    .selectFrom('lesson as l')
    .innerJoin('module as m', 'm.id', 'l.module_id')
    .select(['l.id', 'l.module_id'])
    .where('m.semester_id', '=', semester)
    .where('m.extra', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lesson_medium as x')
          .innerJoin('medium as w', 'w.id', 'x.medium_id')
          .select('w.id')
          .whereRef('x.lesson_id', '=', 'l.id')
          .where('w.kind', '=', 'worksheet'),
      ),
    )
    .orderBy('m.position', 'desc')
    .orderBy('l.position', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * One within reach: their team's for a student, that of a team they mentor for a mentor, their university's for a
 * coordinator (decisions R5, Y2).
 */
export async function findReport(db: Queryable, actor: Actor, id: string): Promise<ReportRow> {
  const isStudent = actor.role === 'STUDENT'
  const isMentor = actor.role === 'MENTOR'
  const tenant = isStudent || isMentor ? null : tenantOf(actor)
  const row = await reportRows(db)
    .where('r.id', '=', id)
    .$if(isStudent, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seat as s')
            .select('s.project_id')
            .whereRef('s.project_id', '=', 'p.id')
            .where('s.account_id', '=', actor.id)
            .unionAll(
              selectFrom('former_seat as f')
                .select('f.project_id')
                .whereRef('f.project_id', '=', 'p.id')
                .where('f.account_id', '=', actor.id),
            ),
        ),
      ),
    )
    .$if(isMentor, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('mentorship as m')
            .whereRef('m.project_id', '=', 'p.id')
            .where('m.mentor_id', '=', actor.id),
        ),
      ),
    )
    .$if(tenant !== null, (query) => query.where('o.university_id', '=', tenant))
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

/** Of `project as p` with the report `r`: one that counts, or one that was dissolved and has left its report. */
const isListed = sql<SqlBool>`(p.status in (${sql.join(
  statusesWith(projectStates, 'live').map((status) => sql.lit(status)),
)}) or r.id is not null)`

/**
 * Projects of a semester with their reports, whose owners are at these universities; at all of them where
 * none is given.
 */
export const projectsOf = (db: Queryable, semester: string, universities: readonly string[]) =>
  db.selectFrom((from) =>
    from
      .selectFrom('project as p')
      .leftJoin('progress_report as r', 'r.project_id', 'p.id')
      .where('p.semester_id', '=', semester)
      .where(isListed)
      .$if(universities.length > 0, (query) => query.where('p.university_id', 'in', universities))
      .select([
        'p.id',
        'p.university_id',
        'p.search_text',
        'r.id as report_id',
        'r.submitted_at',
        sql<string>`p.name collate "hu-x-icu"`.as('name'),
      ])
      .as('p'),
  )

/** Asked of one after the other: joined, PostgreSQL would put all projects beside all reports first. */
export const hasNoReport = sql<SqlBool>`(select x.id from progress_report x where x.project_id = p.id) is null`

/** What a row of the list shows, by the keys of a page or of a part of the index. */
export const projectsByKey = (db: Queryable, keys: readonly string[]) =>
  db
    .selectFrom('project as p')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .leftJoin('progress_report as r', 'r.project_id', 'p.id')
    .leftJoin('file as f', 'f.id', 'r.file_id')
    .select([
      'p.id',
      'p.name',
      'p.status',
      'p.owner_id',
      'o.surname',
      'o.firstname',
      'o.email',
      'o.university_id',
    ])
    .select(['r.id as report_id', 'r.submitted_at', 'f.bytes', 'f.key', 'f.created_at'])
    .select(sql<number>`(select count(*)::int from seat where project_id = p.id)`.as('members'))
    .where('p.id', '=', anyOf(keys))
    .execute()

const countsByUniversity = cached('progress_report', async (db, semester: string) => {
  const { rows } = await sql<{ university: string; uploaded: number; without: number; dissolved: number }>`
    /* cached until it changes */
    select p.university_id as university, count(r.id)::int as uploaded, (count(*) - count(r.id))::int as without,
      (count(*) filter (where not project_is_live(p.status)))::int as dissolved
    from project p left join progress_report r on r.project_id = p.id
    where p.semester_id = ${semester} and ${isListed} group by p.university_id`.execute(db)
  return rows
})

export type UploadInfo = Awaited<ReturnType<typeof uploadInfoOf>>

/** Of the projects at these universities, those with and those without a report; of all where none is given. */
export async function uploadInfoOf(db: Queryable, semester: string, universities: readonly string[]) {
  const all = await countsByUniversity(db, semester)
  const chosen = all.filter(
    ({ university }) => universities.length === 0 || universities.includes(university),
  )
  return {
    progressReportsUploaded: chosen.reduce((sum, { uploaded }) => sum + uploaded, 0),
    progressReportsWithoutUpload: chosen.reduce((sum, { without }) => sum + without, 0),
    progressReportsDissolved: chosen.reduce((sum, { dissolved }) => sum + dissolved, 0),
  }
}
