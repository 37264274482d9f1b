import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'

interface Project {
  status: ProjectStatus
  hasMentor: boolean
  isOwnerAway: boolean
}

/** Whether a mentor may tell a project that they would take it (decision P8, spec 6). */
export function mayShowInterest(
  { status, hasMentor, isOwnerAway }: Project,
  { isPublished }: { isPublished: boolean },
  { semester, now }: { semester: { team_deadline: Date }; now: Date },
): Verdict<'not-found' | 'mentor-not-published' | 'project-has-mentor' | 'team-deadline-passed'> {
  if (!is(projectStates, status, 'open') || isOwnerAway) return 'not-found'
  if (!isPublished) return 'mentor-not-published'
  return hasMentor ? 'project-has-mentor' : beforeTeamDeadline(semester, now)
}
