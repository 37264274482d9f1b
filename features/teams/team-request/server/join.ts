import { sql } from 'kysely'
import { inFewForms } from '#platform/server/database.ts'
import { hidingOf } from '#teams/seats/server/hide-introduction.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { TellingScope } from './tell.ts'
import { moveRequest, type PendingRequest, voidRequests } from './void.ts'

interface Joining {
  /** The request that is accepted, with all else that is pending around the student and the project, locked. */
  request: PendingRequest
  pending: readonly PendingRequest[]
  project: LockedProject
}

/** A student takes a seat for good (decision P3). Answers how many seats are left. */
export async function join(scope: TellingScope, { request, pending, project }: Joining): Promise<number> {
  await moveRequest[request.kind](scope, 'accept', [request.id], { set: { closed_at: scope.now } })
  const others = pending.filter(({ id }) => id !== request.id)
  return takeSeat(scope, { student: request.person_id, pending: others, project })
}

interface Sitting {
  student: string
  /** All that is pending around the student and the project, locked. */
  pending: readonly PendingRequest[]
  project: LockedProject
}

/**
 * Every request of and to the student ends, their introduction is hidden, and where it was the last seat, all that still
 * asks for one ends too.
 */
export async function takeSeat(scope: TellingScope, { student, pending, project }: Sitting): Promise<number> {
  const { tx, now } = scope
  const seat = { account_id: student, project_id: project.id, semester_id: project.semester_id }
  const seating = tx.insertInto('seat').values({ ...seat, position: project.members, since: now })
  await inFewForms(tx, sql`with seated as (${seating}) ${hidingOf(tx, student, project.semester_id)}`)
  const own = pending.filter(({ person_id }) => person_id === student)
  await voidRequests(scope, own, 'joined-another-team')
  const remaining = seatsLeft(project.members + 1)
  const others = pending.filter(({ person_id }) => person_id !== student)
  if (remaining === 0) await voidRequests(scope, seatRequestsOf(project.id, others), 'team-full')
  return remaining
}

/** Those that ask for a seat in a project. */
export const seatRequestsOf = (project: string, pending: readonly PendingRequest[]) =>
  pending.filter(({ project_id, kind }) => project_id === project && kind !== 'MENTOR_APPLICATION')
