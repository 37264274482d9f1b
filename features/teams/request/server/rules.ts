import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline, maySeat, placesLeft } from '#teams/seats/server/rules.ts'
import { type applyRefusals, PENDING_MAX } from '../application-calls.ts'
import { INVITATIONS_MAX, type inviteRefusals } from '../invitation-calls.ts'
import { type askMentorRefusals, MENTORS_ASKED_MAX } from '../mentor-application-calls.ts'
import { AGAIN_MAX } from '../shapes.ts'
import {
  mentorApplicationStates,
  type TeamRequestKind,
  type TeamRequestStatus,
  type VoidReason,
} from '../states.ts'

interface When {
  semester: { team_deadline: Date }
  now: Date
}

interface Ended {
  kind?: TeamRequestKind
  status: TeamRequestStatus
  void_reason: VoidReason | null
}

/** Ended by time or by whoever asked, as inviting ends when the team is called complete. */
const isUnanswered = ({ kind, status, void_reason }: Ended) =>
  status === 'REVOKED' ||
  void_reason === 'expired' ||
  (kind === 'INVITATION' && void_reason === 'team-complete')

/** Whether the same was asked of the same so often, without an answer, that it is not asked again (decision P4). */
export const isSpent = (asked: readonly Ended[]): boolean => asked.filter(isUnanswered).length > AGAIN_MAX

export interface Applicant {
  id: string
  /** A seat in any team of the semester: the first of their own project, another of somebody else's. */
  seat: { project_id: string; position: number } | undefined
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
    'owner_id' | 'status' | 'members' | 'hasMentor' | 'is_complete' | 'isOwnerAway'
  >,
  semester: { team_deadline: Date },
  now: Date,
): Verdict<(typeof applyRefusals)[number] | 'not-found'> {
  if (project.owner_id === student.id) return 'own-project'
  const seat = maySeat(project)
  if (seat === 'not-found' || project.isOwnerAway) return 'not-found'
  if (student.seat) return student.seat.position === 0 ? 'has-project' : 'in-a-team-yourself'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (student.pending) return student.pending === 'INVITATION' ? 'already-invited' : 'application-pending'
  if (student.isRejected) return 'application-closed'
  if (student.isSpent) return 'applications-spent'
  if (student.pendingInAll >= PENDING_MAX) return 'applications-too-many'
  return seat
}

interface Invited {
  isInTeam: boolean
  /** What is pending between the two, from either side. */
  pending: TeamRequestKind | null
  /** An earlier invitation of this project was declined. */
  hasDeclined: boolean
  /** They were invited so often without an answer that it is enough. */
  isSpent: boolean
}

/**
 * Whether an owner may invite a student now; each need has its own refusal (decisions P5, X13). What there has been
 * between the two is told first: it says more of the student than that the team is full.
 */
export function mayInvite(
  student: Invited,
  project: LockedProject,
  open: number,
  { semester, now }: When,
): Verdict<(typeof inviteRefusals)[number]> {
  const seat = maySeat(project)
  if (seat === 'not-found') return 'project-not-published'
  if (student.isInTeam) return 'in-a-team'
  if (student.pending) return student.pending === 'APPLICATION' ? 'applied-already' : 'invitation-pending'
  if (student.hasDeclined) return 'invitation-declined'
  if (student.isSpent) return 'invitations-spent'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  if (seat !== 'ok') return seat
  return open >= INVITATIONS_MAX ? 'invitations-too-many' : 'ok'
}

interface Project {
  status: ProjectStatus
  hasMentor: boolean
}

interface Asked {
  /** The mentor. */
  person_id: string
  status: TeamRequestStatus
  void_reason: VoidReason | null
}

interface Mentor {
  id: string
  capacity: number
  used: number
}

const isAnswered = ({ status }: Asked) =>
  is(mentorApplicationStates, status, 'binding') || is(mentorApplicationStates, status, 'closed')
const isOpen = ({ status }: Asked) => is(mentorApplicationStates, status, 'open')

/** Whether a project, with what it has asked of mentors so far, may apply to a mentor now (decision P7, spec 8). */
export function mayAskMentor(
  project: Project,
  asked: readonly Asked[],
  mentor: Mentor,
  { semester, now }: When,
): Verdict<(typeof askMentorRefusals)[number]> {
  if (!is(projectStates, project.status, 'open')) return 'not-project-owner'
  if (project.hasMentor) return 'team-has-mentor'
  const deadline = beforeTeamDeadline(semester, now)
  if (deadline !== 'ok') return deadline
  const here = asked.filter((one) => one.person_id === mentor.id)
  if (here.some(isAnswered)) return 'mentor-answered'
  if (here.some(isOpen)) return 'mentor-application-pending'
  if (isSpent(here)) return 'mentor-applications-spent'
  if (placesLeft(mentor) === 0) return 'mentor-full'
  return asked.filter(isOpen).length >= MENTORS_ASKED_MAX ? 'mentors-asked-too-many' : 'ok'
}

/** Whether a mentor takes a project that has applied to them (decision P7). */
export function mayMentor(
  { hasMentor }: { hasMentor: boolean },
  places: { capacity: number; used: number },
  { semester, now }: When,
): Verdict<'project-has-mentor' | 'mentor-full' | 'team-deadline-passed'> {
  if (hasMentor) return 'project-has-mentor'
  if (placesLeft(places) === 0) return 'mentor-full'
  return beforeTeamDeadline(semester, now)
}
