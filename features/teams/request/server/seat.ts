import { sql } from 'kysely'
import { inFewForms } from '#platform/server/database.ts'
import type { ActScope } from '#platform/server/request.ts'
import { hidingOf } from '#teams/seats/server/hide-introduction.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { Event } from './notifications.ts'
import { moveRequest, type PendingRequest, voidRequests } from './transitions.ts'

interface Joining {
  /** The request that is accepted, with all else that is pending around the student and the project, locked. */
  request: PendingRequest
  pending: readonly PendingRequest[]
  project: LockedProject
}

/** How many seats are left, and what the act tells whom it concerns. */
interface Seated {
  remaining: number
  events: Event[]
}

/** A student takes a seat for good (decision P3). */
export async function join(scope: ActScope, { request, pending, project }: Joining): Promise<Seated> {
  const accepted = await moveRequest[request.kind](scope, 'accept', [request.id], {
    set: { closed_at: scope.now },
  })
  const others = pending.filter(({ id }) => id !== request.id)
  const seated = await takeSeat(scope, { student: request.person_id, pending: others, project })
  return { ...seated, events: [...accepted, ...seated.events] }
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
export async function takeSeat(scope: ActScope, { student, pending, project }: Sitting): Promise<Seated> {
  const { tx, now } = scope
  const seat = { account_id: student, project_id: project.id, semester_id: project.semester_id }
  const seating = tx.insertInto('seat').values({ ...seat, position: project.members, since: now })
  await inFewForms(tx, sql`with seated as (${seating}) ${hidingOf(tx, student, project.semester_id)}`)
  const own = pending.filter(({ person_id }) => person_id === student)
  const events = await voidRequests(scope, own, 'joined-another-team')
  const remaining = seatsLeft(project.members + 1)
  const others = pending.filter(({ person_id }) => person_id !== student)
  if (remaining === 0)
    events.push(...(await voidRequests(scope, seatRequestsOf(project.id, others), 'team-full')))
  return { remaining, events }
}

/** Those that ask for a seat in a project. */
export const seatRequestsOf = (project: string, pending: readonly PendingRequest[]) =>
  pending.filter(({ project_id, kind }) => project_id === project && kind !== 'MENTOR_APPLICATION')
