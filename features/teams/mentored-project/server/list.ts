import { courseSize } from '#course/course/server/size.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { reportsOf } from '#teams/project/server/report.ts'
import { mentoredProject } from '../calls.ts'

/** Newest first. */
export const list = query(mentoredProject.list, async function list({ db, actor, query }) {
  const { semester } = await secondToRead(db, query.semester)
  const { moduleCount } = await courseSize(db, semester.id)
  const rows = await db
    .selectFrom('mentorship as m')
    .innerJoin('project as p', 'p.id', 'm.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .select(['p.id', 'p.name', 'p.short_description', 'p.contact', 'm.since', 'p.owner_id'])
    .select(['o.surname', 'o.firstname'])
    .where('m.mentor_id', '=', actor.id)
    .where('m.semester_id', '=', semester.id)
    .orderBy('m.since', 'desc')
    .orderBy('p.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const members = await membersIn(db, ids)
  const reports = await reportsOf(db, ids)
  return {
    projects: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      shortDescription: row.short_description,
      contact: row.contact,
      _owner: { _id: row.owner_id, surname: row.surname, firstname: row.firstname },
      since: row.since.toISOString(),
      members: members.filter(({ project_id }) => project_id === row.id).map(presentMember),
      moduleCount,
      report: reports.get(row.id) ?? null,
    })),
  }
})

const presentMember = (row: Awaited<ReturnType<typeof membersIn>>[number]) => ({
  _id: row.id,
  surname: row.surname,
  firstname: row.firstname,
  personality: row.personality,
  isOwner: row.position === 0,
  since: row.since.toISOString(),
  modulesCompleted: row.modules_completed ?? 0,
  email: row.shows_email_to_mentor ? row.email : null,
})

/** The teams of these projects, each owner first, with how far each member is in the course. */
const membersIn = (db: Queryable, projects: readonly string[]) =>
  db
    .selectFrom('seat as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('standing as t', (on) =>
      on.onRef('t.account_id', '=', 's.account_id').onRef('t.semester_id', '=', 's.semester_id'),
    )
    .select(['s.project_id', 's.position', 's.since', 't.modules_completed'])
    .select(['a.id', 'a.surname', 'a.firstname', 'a.personality', 'a.email', 'a.shows_email_to_mentor'])
    .where((eb) => (projects.length > 0 ? eb('s.project_id', 'in', projects) : eb.val(false)))
    .orderBy('s.project_id')
    .orderBy('s.position')
    .execute()
