import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { programme } from '#programme/programme/calls.ts'
import { profileQuery } from '#teams/mentor/web/calls.ts'
import { mentoredProject } from '#teams/mentored-project/calls.ts'
import { openedReports } from '#teams/mentored-project/web/opened-reports.ts'
import { ownRequestsQuery, receivedMentorApplicationsQuery } from '#teams/request/web/calls.ts'
import type { MentorFacts } from './mentor-step.ts'
import { phaseOf } from './phase.ts'

/** What a mentor's first screen is made of, and the calls that it comes from; those of teams in a second semester alone. */
export function useMentorFacts() {
  const { user, context } = useStore(session)
  const opened = useStore(openedReports)
  const enabled = context?.CURRENT_SEMESTER === 2
  const sides = {
    dates: useSide(queryOf(programme.ownSemester)),
    profile: useSide(profileQuery()),
    requests: useSide({ ...ownRequestsQuery(), enabled }),
    received: useSide({ ...receivedMentorApplicationsQuery(), enabled }),
    teams: useSide({ ...queryOf(mentoredProject.list, { query: {} }), enabled }),
  }
  const now = Date.now()
  const dates = sides.dates.data ?? null
  const received = sides.received.data
  const profile = sides.profile.data
  const facts: MentorFacts = {
    semester: enabled ? 2 : 1,
    phase: dates && phaseOf(dates, now),
    isForming: !dates?.teamDeadline || now < Date.parse(dates.teamDeadline),
    isPublished: user?.isProfilePublished ?? false,
    hasProfile: profile && profile.fields !== null,
    requests: sides.requests.data?.requests,
    places: received && { left: received.remainingMentorableProjects, all: received.mentorableProjects },
    teams: sides.teams.data?.projects,
    opened,
  }
  return { facts, dates, sides }
}
