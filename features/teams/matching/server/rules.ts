import type { SpokenLanguage } from '#people/profile/spoken.ts'
import type { Personality } from '#platform/contract/parts.ts'
import { type Reason, SUGGESTED_TIMES_MEAN } from '../calls.ts'
import { complements } from './types.ts'

/** What two who may fit have in common, or not. Whatever somebody has not told is empty. */
interface Side {
  focuses: readonly string[]
  languages: readonly SpokenLanguage[]
}
export interface Student extends Side {
  type: Personality | null
  university: string | null
}
/** Languages and university are the owner's, with whom a student would speak first. */
export interface Team extends Side {
  /** The types of all who are in it. */
  types: readonly (Personality | null)[]
  university: string | null
  /** Free places. */
  free: number
}
export interface Mentor extends Side {
  free: number
}

/** Hungarian is not counted: everybody speaks it. */
const HOME: SpokenLanguage = 'hu'

const shared = <T>(some: readonly T[], others: readonly T[]): T[] =>
  some.filter((one) => others.includes(one))

/** What speaks for a student and a team, the same from either side. */
export const studentReasons = (team: Team, student: Student): Reason[] => [
  ...(student.type && complements(team.types, student.type)
    ? [{ kind: 'TYPE' as const, type: student.type }]
    : []),
  ...commonReasons(team, student),
  ...(team.university && team.university === student.university ? [{ kind: 'UNIVERSITY' as const }] : []),
]

/** The same, with the number of free places, which the student does not know yet. */
export const teamReasons = (team: Team, student: Student): Reason[] => [
  ...studentReasons(team, student),
  { kind: team.free === 1 ? 'LAST_PLACE' : 'BOTH_PLACES' },
]

export const mentorReasons = (team: Team, mentor: Mentor): Reason[] => [
  ...commonReasons(team, mentor),
  ...(mentor.free === 1 ? [{ kind: 'LAST_PLACE' as const }] : []),
]

function commonReasons(one: Side, other: Side): Reason[] {
  const focuses = shared(one.focuses, other.focuses)
  const languages = shared(one.languages, other.languages).filter((language) => language !== HOME)
  return [
    ...(focuses.length > 0 ? [{ kind: 'FOCUSES' as const, focuses }] : []),
    ...(languages.length > 0 ? [{ kind: 'LANGUAGES' as const, languages }] : []),
  ]
}

/** Both have told their languages, and have none in common. */
const areApart = ({ languages }: Side, other: Side) =>
  languages.length > 0 && other.languages.length > 0 && shared(languages, other.languages).length === 0

/** Focuses beyond the second say little more. */
const FOCUSES_COUNTED = 2

const worthOfOne = (reason: Reason): number => {
  if (reason.kind === 'TYPE') return 3
  if (reason.kind === 'FOCUSES') return 2 * Math.min(reason.focuses.length, FOCUSES_COUNTED)
  return reason.kind === 'BOTH_PLACES' ? 0 : 1
}

/** How well two fit; a pair without a common language comes last. */
export const worthOf = (reasons: readonly Reason[], one: Side, other: Side): number =>
  areApart(one, other) ? -1 : reasons.reduce((sum, reason) => sum + worthOfOne(reason), 0)

/** How often somebody is suggested on average: suggestions divided by people, at least once. */
export const meanOf = (standing: number, people: number): number =>
  Math.max(1, standing / Math.max(1, people))

/** The most suggestions that one person may be in at once. */
export const ceilingOf = (mean: number): number => Math.floor(SUGGESTED_TIMES_MEAN * mean)

/**
 * Penalty for a candidate suggested as often as the mean: as much as one shared focus. In a cohort it makes
 * more teams complete (cohort.ts).
 */
const CROWDED = 2

export interface Candidate {
  id: string
  worth: number
}

/** Candidates of the same worth stand in an order of each reader's own, which stays the same. */
export const byWorth =
  (reader: string) =>
  (a: Candidate, b: Candidate): number =>
    b.worth - a.worth || lot(reader, a.id) - lot(reader, b.id)

/** The best for a reader among those below the ceiling; candidates who are suggested less are preferred. */
export function draw<C extends Candidate & { times: number }>(
  reader: string,
  candidates: readonly C[],
  { wanted, mean }: { wanted: number; mean: number },
): C[] {
  const inOrder = byWorth(reader)
  return candidates
    .filter(({ times }) => times < ceilingOf(mean))
    .map((one) => ({ one, id: one.id, worth: one.worth - (CROWDED * one.times) / mean }))
    .toSorted(inOrder)
    .slice(0, wanted)
    .map(({ one }) => one)
}

/** A number drawn from two ids (FNV-1a). */
function lot(one: string, other: string): number {
  let hash = 0x811c9dc5
  for (const text of [one, other])
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
