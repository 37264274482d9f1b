import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import { beforeTeamDeadline, placesLeft } from '#teams/seats/server/rules.ts'
import { type askMentorRefusals, MENTORS_ASKED_MAX } from '../../mentor-application-calls.ts'
import { mentorApplicationStates, type TeamRequestStatus, type VoidReason } from '../../states.ts'
import { isSpent } from '../again.ts'

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

interface When {
  semester: { team_deadline: Date }
  now: Date
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
