import { prepared, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

export type MentorApplicationRow = Awaited<
  ReturnType<ReturnType<typeof mentorApplicationRows>['execute']>
>[number]

/** Everything that the wire shows of an application to a mentor, to either side. */
export const mentorApplicationRows = (db: Queryable) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .innerJoin('mentor_profile as m', 'm.account_id', 'a.id')
    .where('r.kind', '=', 'MENTOR_APPLICATION')
    .select(['r.id', 'r.project_id', 'r.person_id', 'r.status', 'r.motivation', 'r.void_reason', 'r.reason'])
    .select(['r.sent_at', 'r.answer_by', 'r.seen_at', 'r.closed_at'])
    .select(['p.name', 'p.short_description', 'p.owner_id'])
    .select(['o.surname as owner_surname', 'o.firstname as owner_firstname'])
    .select(['a.surname', 'a.firstname', 'm.title', 'm.contact_email', 'm.phone'])

const asked = prepared<{ project: string }>('asked_of_mentors')((db, given) =>
  mentorApplicationRows(db)
    .where('r.project_id', '=', given('project'))
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id'),
)

/** All that a project has asked of mentors, newest first. */
export const askedBy = (db: Queryable, project: string) => asked(db, { project })

/** Of this project, or `not-found`. */
export async function sentApplication(db: Queryable, project: string, id: string) {
  const row = await mentorApplicationRows(db)
    .where('r.id', '=', id)
    .where('r.project_id', '=', project)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

/** To this mentor in this semester, or `not-found`. */
export async function receivedApplication(
  db: Queryable,
  { mentor, semester, id }: { mentor: string; semester: string; id: string },
) {
  const row = await mentorApplicationRows(db)
    .where('r.id', '=', id)
    .where('r.semester_id', '=', semester)
    .where('r.person_id', '=', mentor)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}
