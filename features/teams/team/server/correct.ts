import type { AuditAct } from '#platform/contract/audit.ts'
import { is } from '#platform/contract/states.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { record } from '#platform/server/record.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type ActRequest, act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { endProject } from '#teams/project/server/move.ts'
import { presentView } from '#teams/project/server/present.ts'
import { membersOf, projectRows } from '#teams/project/server/queries.ts'
import { findStudent, refuseAway } from '#teams/project/server/student.ts'
import { projectStates } from '#teams/project/states.ts'
import { type LockedProject, lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { takeSeat } from '#teams/team-request/server/join.ts'
import { endAccepted, lockPending } from '#teams/team-request/server/void.ts'
import { team } from '../calls.ts'
import type { Correction } from './letters.ts'
import { mentorContact, wasPublished } from './queries.ts'
import { mayAdd, mayRemove } from './rules.ts'
import { tellCorrection } from './tell.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const add = act(team.add, async (request) => {
  const { tx, body } = request
  const { project, semester } = await lockTeam(request, [body.student])
  await refuseAway(tx, body.student, semester.key)
  const seat = await seatOf(tx, body.student, semester.id)
  if (seat?.project_id === project.id) return viewOf(request)
  refuseUnless(mayAdd(project, { isInTeam: seat !== undefined }))
  const pending = await lockPending(request, { persons: [body.student], projects: [project.id] })
  await takeSeat(request, { student: body.student, pending, project })
  await note(request, 'team-member-added', body.student)
  await tellBoth(request, 'added', body.student, project.owner_id)
  return viewOf(request)
})

/** The seats behind move up; a team that was complete looks for members again. */
export const remove = act(team.remove, async (request) => {
  const { tx, body } = request
  const { project } = await lockTeam(request, [body.student])
  const seats = await membersOf(tx, project.id)
  refuseUnless(mayRemove(seats.find(({ id }) => id === body.student)))
  await seatAnew(
    tx,
    project,
    seats.filter(({ id }) => id !== body.student),
  )
  await tx.updateTable('project').set({ is_complete: false }).where('id', '=', project.id).execute()
  await endAccepted(request, project.id, 'office-corrected', body.student)
  await note(request, 'team-member-removed', body.student)
  await tellBoth(request, 'removed', body.student, project.owner_id)
  return viewOf(request)
})

/** The new owner takes the first seat, the one so far theirs. Refuses `not-found` for a member who is disabled. */
export const handOver = act(team.handOver, async (request) => {
  const { tx, body } = request
  const { project, semester } = await lockTeam(request, [body.student])
  if (project.owner_id === body.student) return viewOf(request)
  await findStudent(tx, body.student, semester.key)
  const seats = await membersOf(tx, project.id)
  const heir = seats.find(({ id }) => id === body.student) ?? refuse('not-found')
  const [owner, ...others] = seats
  await tx.updateTable('project').set({ owner_id: heir.id }).where('id', '=', project.id).execute()
  const behind = others.map((one) => (one === heir && owner ? owner : one))
  await seatAnew(tx, project, [heir, ...behind])
  await note(request, 'team-handed-over', heir.id, { from: project.owner_id })
  await tellBoth(request, 'handed-over', heir.id, project.owner_id)
  return viewOf(request)
})

/** Its students may join other teams, and its mentor has room for another project. */
export const dissolve = act(team.dissolve, async (request) => {
  const { project } = await lockTeam(request)
  const members = await membersOf(request.tx, project.id)
  const mentor = await mentorContact(request.tx, project.id)
  await endProject(request, project.id, { reason: request.body.reason })
  const readers = [
    ...members.map(({ id }) => ({ id, concerned: 'person' as const })),
    ...(mentor ? [{ id: mentor.id, concerned: 'team' as const }] : []),
  ]
  await tellCorrection(request, { what: 'dissolved', project: project.id, person: null, readers })
  return { done: true }
})

type Correcting =
  | ActRequest<typeof team.add>
  | ActRequest<typeof team.setMentor>
  | ActRequest<typeof team.dissolve>

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
) => record(request, word, person, { project: request.params.id, reason: request.body.reason, ...detail })

export async function viewOf(request: Correcting) {
  const row = await projectRows(request.tx).where('p.id', '=', request.params.id).executeTakeFirstOrThrow()
  return presentView(request.tx, row, request)
}

/** The people of a team in this order, the owner first; each has been in it as long as before. */
async function seatAnew(
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
