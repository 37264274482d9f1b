import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'

export interface Semester {
  team_deadline: Date
}

/** After it the office alone changes teams (decision X11). */
export const beforeTeamDeadline = (
  { team_deadline }: Semester,
  now: Date,
): Verdict<'team-deadline-passed'> => (now < team_deadline ? 'ok' : 'team-deadline-passed')

export interface Student {
  /** A seat in any team of the semester, their own included. */
  isInTeam: boolean
}

export interface Team {
  status: ProjectStatus
  /** The owner included. */
  members: number
  hasMentor: boolean
}

export const seatsLeft = (members: number): number => TEAM_SIZE - members

/** Of a mentor: how many more projects they take. */
export const placesLeft = ({ capacity, used }: { capacity: number; used: number }): number => capacity - used

interface Offer extends Team {
  is_complete: boolean
}

/** Whether somebody may still join: published, with a seat, and not said to be complete (decisions P3, P6). */
export function maySeat({
  status,
  members,
  is_complete,
}: Offer): Verdict<'not-found' | 'team-full' | 'team-complete'> {
  if (!is(projectStates, status, 'open')) return 'not-found'
  if (seatsLeft(members) === 0) return 'team-full'
  return is_complete ? 'team-complete' : 'ok'
}

/** Whether a student who is accepted, or accepts, takes a seat now (decision P3). */
export function mayJoin(
  project: Offer,
  { isInTeam }: Student,
  semester: Semester,
  now: Date,
): Verdict<'not-found' | 'team-full' | 'team-complete' | 'in-a-team' | 'team-deadline-passed'> {
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (isInTeam) return 'in-a-team'
  return maySeat(project)
}
