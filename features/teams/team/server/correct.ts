import type { AuditAct } from '#platform/contract/audit.ts'
import { is } from '#platform/contract/states.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { CommandRequest } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { presentView } from '#teams/project/server/present.ts'
import { membersOf, projectRows } from '#teams/project/server/queries.ts'
import { projectStates } from '#teams/project/states.ts'
import { type LockedProject, lockProject } from '#teams/seats/server/lock.ts'
import type { team } from '../calls.ts'
import type { Correction } from './letters.ts'
import { wasPublished } from './queries.ts'
import { tellCorrection } from './tell.ts'

type Correcting =
  | CommandRequest<typeof team.add>
  | CommandRequest<typeof team.setMentor>
  | CommandRequest<typeof team.dissolve>

/**
 * A published project with the people whom the correction is about and everybody in its team. Refuses `not-found`, and
 * `project-dissolved` for one that was published once.
 */
export async function lockTeam({ tx, params }: Correcting, students: readonly string[] = []) {
  const semester = await lockSecondSemester(tx)
  const team = (await membersOf(tx, params.id)).map(({ id }) => id)
  if (students.length + team.length > 0) await lockAccounts(tx, [...students, ...team])
  const project = await lockProject(tx, params.id, semester.id)
  if (is(projectStates, project.status, 'open')) return { project, semester }
  return refuse((await wasPublished(tx, project.id)) ? 'project-dissolved' : 'not-found')
}

/** Tells the person whom a correction is about, and the owner. */
export const tellBoth = (request: Correcting, what: Correction, person: string, owner: string) =>
  tellCorrection(request, {
    what,
    project: request.params.id,
    person,
    readers: [
      { id: person, concerned: 'person' },
      { id: owner, concerned: 'team' },
    ],
  })

/** On the person whom it is about. */
export const note = (
  request: Correcting,
  word: AuditAct,
  person: string,
  detail: Record<string, unknown> = {},
) => writeAudit(request, word, person, { project: request.params.id, reason: request.body.reason, ...detail })

export async function viewOf(request: Correcting) {
  const row = await projectRows(request.tx).where('p.id', '=', request.params.id).executeTakeFirstOrThrow()
  return presentView(request.tx, row, request)
}

/** The people of a team in this order, the owner first; each has been in it as long as before. */
export async function seatAnew(
  tx: Tx,
  { id: project_id, semester_id }: LockedProject,
  people: readonly { id: string; since: Date }[],
) {
  await tx.deleteFrom('seat').where('project_id', '=', project_id).execute()
  await tx
    .insertInto('seat')
    .values(
      people.map(({ id, since }, position) => ({ account_id: id, project_id, semester_id, position, since })),
    )
    .execute()
}
