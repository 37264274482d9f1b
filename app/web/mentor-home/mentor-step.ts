import type { SemesterPhase } from '#course/course/calls.ts'
import type { MentoredProject } from '#teams/mentored-project/calls.ts'
import type { ProgressReport } from '#teams/progress-report/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import { isWaiting } from '#teams/request/web/is-waiting.ts'

/** What a mentor's first screen is made of; undefined, or a phase of null, where it could not be found out. */
export interface MentorFacts {
  semester: 1 | 2
  phase: SemesterPhase | null
  /** Teams may still take a mentor. */
  isForming: boolean
  isPublished: boolean
  /** Something was saved once. */
  hasProfile: boolean | undefined
  /** Open ones first, those that end soonest before the others. */
  requests: readonly OwnRequest[] | undefined
  /** Projects that can still be taken, out of how many. */
  places: { left: number; all: number } | undefined
  teams: readonly MentoredProject[] | undefined
  /** Ids of the reports that were opened here. */
  opened: readonly string[]
}

/** The one thing a mentor is offered next. */
export type MentorStep =
  | { kind: 'answer'; request: OwnRequest; waiting: number; isFull: boolean }
  | { kind: 'report'; team: MentoredProject; report: ProgressReport }
  | { kind: 'fill' | 'publish' }
  | { kind: Calm }

/** Nothing is to be done, each for its own reason. */
export type Calm = 'ended' | 'later' | 'not-started' | 'no-places' | 'full' | 'closed' | 'look'

/**
 * Who waits for an answer comes first, as the time for it runs out; then a report nobody has opened, then the profile
 * that lets teams find them. Null where what is not known might be one of these.
 */
export function mentorStep(facts: MentorFacts): MentorStep | null {
  const { semester, phase, isPublished, hasProfile, requests, places, teams } = facts
  const waiting = requests?.filter(isWaiting) ?? []
  const [request] = waiting
  if (request) return { kind: 'answer', request, waiting: waiting.length, isFull: places?.left === 0 }
  const unread = unreadOf(facts)
  if (unread) return unread
  if (semester === 2 && phase === 'ended') return { kind: 'ended' }
  // Whoever can take no more teams may stay hidden.
  const mayStayHidden = hasProfile !== false && places?.left === 0
  if (!isPublished && !mayStayHidden) return { kind: hasProfile === false ? 'fill' : 'publish' }
  if (semester === 1) return { kind: 'later' }
  if (!requests || !teams || !places) return null
  return { kind: calmOf({ phase, places, isForming: facts.isForming }) }
}

function unreadOf({ teams = [], opened }: MentorFacts): MentorStep | null {
  for (const team of teams)
    if (team.report && !opened.includes(team.report._id)) return { kind: 'report', team, report: team.report }
  return null
}

interface Standing extends Pick<MentorFacts, 'phase' | 'isForming'> {
  places: { left: number; all: number }
}

function calmOf({ phase, places, isForming }: Standing): Calm {
  if (phase === 'before') return 'not-started'
  if (places.all === 0) return 'no-places'
  if (places.left <= 0) return 'full'
  return isForming ? 'look' : 'closed'
}

/** The last request that ended without the mentor's answer, unless the same project waits for one again; null for none. */
export function expiredOf(requests: readonly OwnRequest[] = []): OwnRequest | null {
  const asksAgain = (id: string) => requests.some((one) => isWaiting(one) && one._project._id === id)
  return (
    requests.find(
      ({ direction, closedBy, _project }) =>
        direction === 'RECEIVED' && closedBy === 'expired' && !asksAgain(_project._id),
    ) ?? null
  )
}
