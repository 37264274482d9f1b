import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationRows>['execute']>>[number]

/** Everything that the wire shows of an invitation, to either side. */
export const invitationRows = (db: Queryable) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .where('r.kind', '=', 'INVITATION')
    .select(['r.id', 'r.project_id', 'r.person_id', 'r.status', 'r.void_reason'])
    .select(['r.sent_at', 'r.answer_by', 'r.seen_at', 'r.closed_at'])
    .select(['p.name', 'p.short_description', 'p.owner_id'])
    .select(['o.surname as owner_surname', 'o.firstname as owner_firstname'])
    .select(['a.surname', 'a.firstname', 'a.personality'])

/** To this student in this semester, or `not-found`. */
export async function receivedInvitation(
  db: Queryable,
  { student, semester, id }: { student: string; semester: string; id: string },
): Promise<InvitationRow> {
  const row = await invitationRows(db)
    .where('r.id', '=', id)
    .where('r.semester_id', '=', semester)
    .where('r.person_id', '=', student)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

/** Of this project, or `not-found`. */
export async function sentInvitation(db: Queryable, project: string, id: string): Promise<InvitationRow> {
  const row = await invitationRows(db)
    .where('r.id', '=', id)
    .where('r.project_id', '=', project)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}
