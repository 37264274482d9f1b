import type { Verdict } from '#platform/server/refuse.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline, maySeat } from '#teams/seats/server/rules.ts'
import { INVITATIONS_MAX, type inviteRefusals } from '../../invitation-calls.ts'
import type { TeamRequestKind } from '../../states.ts'

export interface Invited {
  isInTeam: boolean
  /** What is pending between the two, from either side. */
  pending: TeamRequestKind | null
  /** An earlier invitation of this project was declined. */
  hasDeclined: boolean
}

/**
 * Whether an owner may invite a student now; each need has its own refusal (decisions P5, X13). What there has been
 * between the two is told first: it says more of the student than that the team is full.
 */
export function mayInvite(
  student: Invited,
  project: LockedProject,
  open: number,
  { semester, now }: { semester: { team_deadline: Date }; now: Date },
): Verdict<(typeof inviteRefusals)[number]> {
  const seat = maySeat(project)
  if (seat === 'not-found') return 'project-not-published'
  if (student.isInTeam) return 'in-a-team'
  if (student.pending) return student.pending === 'APPLICATION' ? 'applied-already' : 'invitation-pending'
  if (student.hasDeclined) return 'invitation-declined'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (seat !== 'ok') return seat
  return open >= INVITATIONS_MAX ? 'invitations-too-many' : 'ok'
}
