import { sql } from 'kysely'
import type { CommandScope } from '#platform/server/request.ts'
import { hidingOf } from '#teams/seats/server/hide-introduction.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { Event } from './events.ts'
import type { PendingRequest } from './locks.ts'
import { voidRequests } from './transitions.ts'

interface Sitting {
  student: string
  /** All that is pending around the student and the project, locked. */
  pending: readonly PendingRequest[]
  project: LockedProject
}

/**
 * A student takes a seat for good (decision P3). Every request of and to them ends, their introduction is hidden, and where
 * it was the last seat, all that still asks for one ends too. Answers what the act tells whom it concerns; what the two had
 * asked of each other is not told: whoever brought them together tells that.
 */
export async function takeSeat(
  scope: CommandScope,
  { student, pending, project }: Sitting,
): Promise<Event[]> {
  const { tx, now } = scope
  const seat = { account_id: student, project_id: project.id, semester_id: project.semester_id }
  const seating = tx.insertInto('seat').values({ ...seat, position: project.members, since: now })
  await sql`with seated as (${seating}) ${hidingOf(tx, student, project.semester_id)}`.execute(tx)
  const own = pending.filter(({ person_id }) => person_id === student)
  const [between, elsewhere] = split(own, ({ project_id }) => project_id === project.id)
  await voidRequests(scope, between, 'office-assigned')
  const events = await voidRequests(scope, elsewhere, 'joined-another-team')
  if (seatsLeft(project.members) > 1) return events
  const others = pending.filter(({ person_id }) => person_id !== student)
  const full = await voidRequests(scope, seatRequestsOf(project.id, others), 'team-full')
  return [...events, ...full]
}

interface Mentoring {
  mentor: string
  /** All that is pending around the mentor and the project, locked. */
  pending: readonly PendingRequest[]
  project: { id: string; semester_id: string }
  /** Places that the mentor has before it. */
  left: number
}

/**
 * A mentor takes a project for good (decision P7). What it asks of other mentors ends, and where it was the mentor's last
 * place, what others ask of them. Answers what the act tells, as `takeSeat` does.
 */
export async function takeMentor(
  scope: CommandScope,
  { mentor, pending, project, left }: Mentoring,
): Promise<Event[]> {
  const { tx, now } = scope
  await tx
    .insertInto('mentorship')
    .values({ project_id: project.id, semester_id: project.semester_id, mentor_id: mentor, since: now })
    .execute()
  const asked = pending.filter(({ kind }) => kind === 'MENTOR_APPLICATION')
  const [ofMentor, ofOthers] = split(asked, ({ person_id }) => person_id === mentor)
  const [between, elsewhere] = split(ofMentor, ({ project_id }) => project_id === project.id)
  await voidRequests(scope, between, 'office-assigned')
  const taken = await voidRequests(scope, ofOthers, 'project-has-mentor')
  return left > 1 ? taken : [...taken, ...(await voidRequests(scope, elsewhere, 'mentor-full'))]
}

const split = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
]

/** Those that ask for a seat in a project. */
export const seatRequestsOf = (project: string, pending: readonly PendingRequest[]) =>
  pending.filter(({ project_id, kind }) => project_id === project && kind !== 'MENTOR_APPLICATION')
