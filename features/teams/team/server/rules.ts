import type { Verdict } from '#platform/server/refuse.ts'
import { beforeTeamDeadline, seatsLeft } from '#teams/seats/server/rules.ts'

interface Semester {
  team_deadline: Date
}

/** An owner of two may say that the team is complete; one of three is without saying so (decision P6). */
export function mayComplete(
  { members }: { members: number },
  semester: Semester,
  now: Date,
): Verdict<'team-deadline-passed' | 'team-too-small' | 'team-full'> {
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (members < 2) return 'team-too-small'
  return seatsLeft(members) === 0 ? 'team-full' : 'ok'
}

/** Whether the office may put somebody into a team (decision P6). */
export function mayAdd(
  { members }: { members: number },
  { isInTeam }: { isInTeam: boolean },
): Verdict<'in-a-team' | 'team-full'> {
  if (isInTeam) return 'in-a-team'
  return seatsLeft(members) === 0 ? 'team-full' : 'ok'
}

/** Whether the office may take the person in a seat out of the team; the first seat is its owner's. */
export function mayRemove(seat: { position: number } | undefined): Verdict<'not-found' | 'owner-stays'> {
  if (!seat) return 'not-found'
  return seat.position === 0 ? 'owner-stays' : 'ok'
}
