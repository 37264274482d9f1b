import type { LockedProject } from '../project/lock.ts'
import { seatsLeft } from '../project/rules.ts'
import type { TellingScope } from './tell.ts'
import { moveRequest, type PendingRequest, voidRequests } from './void.ts'

interface Joining {
  /** The request that is accepted, with all else that is pending around the student and the project, locked. */
  request: PendingRequest
  pending: readonly PendingRequest[]
  project: LockedProject
}

/**
 * A student takes a seat for good (decision P3): every other request of and to them ends, and where it was the last seat,
 * all that still asks for one. Answers how many seats are left.
 */
export async function join(scope: TellingScope, { request, pending, project }: Joining): Promise<number> {
  const { tx, now } = scope
  await moveRequest[request.kind](scope, 'accept', [request.id], { set: { closed_at: now } })
  const seat = { account_id: request.person_id, project_id: project.id, semester_id: project.semester_id }
  await tx
    .insertInto('seat')
    .values({ ...seat, position: project.members, since: now })
    .execute()
  const others = pending.filter(({ id }) => id !== request.id)
  await voidRequests(
    scope,
    others.filter(({ person_id }) => person_id === request.person_id),
    'joined-another-team',
  )
  const remaining = seatsLeft(project.members + 1)
  const asksForSeat = ({ person_id, project_id, kind }: PendingRequest) =>
    project_id === project.id && person_id !== request.person_id && kind !== 'MENTOR_APPLICATION'
  if (remaining === 0) await voidRequests(scope, others.filter(asksForSeat), 'team-full')
  return remaining
}
