import { lockAccounts } from '#platform/server/lock-accounts.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { lockPlaces } from '#teams/seats/server/mentor-places.ts'
import { mayJoin, placesLeft, seatsLeft } from '#teams/seats/server/rules.ts'
import type { TeamRequestKind } from '../states.ts'
import type { Event } from './events.ts'
import type { OneRequest, PendingRequest } from './locks.ts'
import { mayMentor } from './rules.ts'
import { takeMentor, takeSeat } from './seat.ts'

interface Asked {
  project_id: string
  person_id: string
}

/** Somebody becomes part of a team for good, with all that decides it locked in one order (decision P11). */
export interface Joining {
  /** Seats of the team, or places of the mentor. */
  left: number
  /** The student has a seat, or the project a mentor, whatever became of the request. */
  isOver: boolean
  verdict: Verdict
  /** Once the request is accepted. Ends what else is asked around the two, and answers what the act tells. */
  join: (others: readonly PendingRequest[]) => Promise<Event[]>
}

async function lockMember(
  request: OneRequest,
  { person_id, project_id }: Asked,
  semester: SecondSemester,
): Promise<Joining> {
  const { tx, actor, now } = request
  await lockAccounts(tx, [actor.id, person_id])
  const project = await lockProject(tx, project_id, semester.id)
  const isInTeam = (await seatOf(tx, person_id, semester.id)) !== undefined
  const verdict = mayJoin(project, { isInTeam }, semester, now)
  return {
    left: seatsLeft(project.members),
    isOver: isInTeam,
    verdict: verdict === 'in-a-team' && person_id === actor.id ? 'in-a-team-yourself' : verdict,
    join: (pending) => takeSeat(request, { student: person_id, pending, project }),
  }
}

async function lockMentor(
  request: OneRequest,
  { person_id: mentor, project_id }: Asked,
  semester: SecondSemester,
): Promise<Joining> {
  const { tx, now } = request
  const project = await lockProject(tx, project_id, semester.id)
  const places = await lockPlaces(tx, mentor, semester)
  const left = placesLeft(places)
  return {
    left,
    isOver: project.hasMentor,
    verdict: mayMentor(project, places, { semester, now }),
    join: (pending) => takeMentor(request, { mentor, pending, project, left }),
  }
}

export const lockJoining = {
  APPLICATION: lockMember,
  INVITATION: lockMember,
  MENTOR_APPLICATION: lockMentor,
} as const satisfies Record<TeamRequestKind, unknown>
