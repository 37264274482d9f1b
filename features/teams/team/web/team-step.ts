import type { Answer } from '#platform/contract/call.ts'
import type { project } from '#teams/project/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import { isWaiting } from '#teams/request/web/is-waiting.ts'

/** What is to be done for the own team, and until when. */
export type TeamStep = { until: string } & (
  | { kind: 'answer'; request: OwnRequest }
  | { kind: 'find-project' | 'publish-project' | 'find-mentor' }
  | { kind: 'find-member'; seats: number }
)

export const isTeamStep = (step: { kind: string }): step is TeamStep => 'until' in step

interface Standing extends Answer<typeof project.mine> {
  isOwner: boolean
  /** The own ones, those that end soonest first. */
  requests: readonly OwnRequest[]
}

/**
 * Who waits for an answer comes first, as the time for it runs out. What was asked of others is theirs to answer, so that
 * it is nobody's next step. Null where nothing is to be done, or teams can no longer change.
 */
export function teamStepOf({ view, teamsUntil, isOwner, requests }: Standing): TeamStep | null {
  if (!teamsUntil) return null
  const open = requests.filter(({ status }) => status === 'PENDING')
  const request = open.find(isWaiting)
  if (request) return { kind: 'answer', request, until: request.answerBy }
  const isAsked = (kind: OwnRequest['kind']) => open.some((one) => one.kind === kind)
  if (!view) return isAsked('APPLICATION') ? null : { kind: 'find-project', until: teamsUntil }
  if (!isOwner) return null
  const { project, remainingSeats, mentor } = view
  if (project.status !== 'PUBLISHED') return { kind: 'publish-project', until: teamsUntil }
  if (remainingSeats > 0 && !project.isComplete && !isAsked('INVITATION'))
    return { kind: 'find-member', seats: remainingSeats, until: teamsUntil }
  if (!mentor && !isAsked('MENTOR_APPLICATION')) return { kind: 'find-mentor', until: teamsUntil }
  return null
}

export type NextOfTeam = TeamStep | { kind: 'suggest-mentor' | 'report' }

/** The same for the page of a team: its members may suggest a mentor, and after all of it comes the report; null after that. */
export function nextOfTeam(standing: Standing, hasReport: boolean): NextOfTeam | null {
  if (hasReport) return null
  const step = teamStepOf(standing)
  if (step) return step
  const { view, teamsUntil, isOwner } = standing
  return { kind: teamsUntil && !isOwner && !view?.mentor ? 'suggest-mentor' : 'report' }
}
