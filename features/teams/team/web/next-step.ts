import type { Team } from '../calls.ts'

export type TeamStep = 'member' | 'mentor' | 'report'

type Standing = Pick<Team, 'remainingSeats' | 'mentor'> & { project: Pick<Team['project'], 'isComplete'> }

/** What a team does next: the owner fills the seats that are free, then a mentor, then the report; null after it. */
export function nextOf(team: Standing, isOwner: boolean, hasReport: boolean): TeamStep | null {
  if (hasReport) return null
  if (isOwner && team.remainingSeats > 0 && !team.project.isComplete) return 'member'
  return team.mentor ? 'report' : 'mentor'
}
