import type { Verdict } from '#platform/server/refuse.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { SUGGESTIONS_MAX, type suggestMentorRefusals } from '../calls.ts'

export interface Team {
  /** The seat of whoever suggests: the owner has the first one. */
  position: number
  hasMentor: boolean
}

/** Whether somebody may suggest a mentor to the owner of their team now (decision P9). */
export function maySuggest(
  team: Team | undefined,
  open: number,
  { semester, now }: { semester: { team_deadline: Date }; now: Date },
): Verdict<(typeof suggestMentorRefusals)[number]> {
  if (!team || team.position === 0) return 'not-team-member'
  if (team.hasMentor) return 'team-has-mentor'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  return open >= SUGGESTIONS_MAX ? 'mentor-suggestions-too-many' : 'ok'
}
