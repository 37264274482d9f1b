import type { Verdict } from '#platform/server/refuse.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline, maySeat } from '#teams/seats/server/rules.ts'
import { type applyRefusals, PENDING_MAX } from '../../application-calls.ts'
import type { TeamRequestKind } from '../../states.ts'

export interface Applicant {
  id: string
  /** A seat in any team of the semester: the first of their own project, another of somebody else's. */
  seat: { position: number } | undefined
  /** What is pending between the two, from either side. */
  pending: TeamRequestKind | null
  /** An answer of this project was no. */
  isRejected: boolean
  /** They have applied to this project as often as one may without an answer. */
  isSpent: boolean
  /** Pending applications to any project. */
  pendingInAll: number
}

/** Whether a student may apply to a project now; each need has its own refusal (decisions P4, X2, X13). */
export function mayApply(
  student: Applicant,
  project: Pick<
    LockedProject,
    'owner_id' | 'status' | 'members' | 'hasMentor' | 'is_complete' | 'isOwnerDisabled'
  >,
  semester: { team_deadline: Date },
  now: Date,
): Verdict<(typeof applyRefusals)[number] | 'not-found'> {
  if (project.owner_id === student.id) return 'own-project'
  const seat = maySeat(project)
  if (seat === 'not-found' || project.isOwnerDisabled) return 'not-found'
  if (student.seat) return student.seat.position === 0 ? 'has-project' : 'in-a-team-yourself'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (student.pending) return student.pending === 'INVITATION' ? 'already-invited' : 'application-pending'
  if (student.isRejected) return 'application-closed'
  if (student.isSpent) return 'applications-spent'
  if (student.pendingInAll >= PENDING_MAX) return 'applications-too-many'
  return seat
}
