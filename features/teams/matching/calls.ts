import * as z from 'zod/mini'
import { SpokenLanguage } from '#people/profile/spoken.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Personality } from '#platform/contract/parts.ts'
import { Member } from '#teams/introduction/calls.ts'
import { Mentor } from '#teams/mentor/calls.ts'
import { FoundProject } from '#teams/project/calls.ts'

/** How many are suggested to somebody at a time. */
export const SUGGESTED_MAX = 5
/** How long they stay the same, unless one no longer holds. */
export const SUGGESTED_HOURS = 24
/** Nobody is suggested more than this many times as often as the average. */
export const SUGGESTED_TIMES_MEAN = 3

/**
 * A reason to suggest somebody, from what both have written. The strongest comes first; there may be none.
 */
export const Reason = z.discriminatedUnion('kind', [
  /** A personality type that nobody in the team has. */
  z.object({ kind: z.literal('TYPE'), type: Personality }),
  z.object({ kind: z.literal('FOCUSES'), focuses: z.array(Id) }),
  /** Common languages except Hungarian, which nearly everybody here speaks. */
  z.object({ kind: z.literal('LANGUAGES'), languages: z.array(SpokenLanguage) }),
  z.object({ kind: z.literal('UNIVERSITY') }),
  /** The last free place, of a team or of a mentor. */
  z.object({ kind: z.literal('LAST_PLACE') }),
  /** Two places of a team are free: a student may come with a friend. */
  z.object({ kind: z.literal('BOTH_PLACES') }),
])
export type Reason = z.infer<typeof Reason>

export const MatchingSetting = z.strictObject({ isOn: z.boolean() })

const suggestions = <K extends string, S extends z.ZodMiniType>(name: K, shape: S) =>
  z.object({
    /** When off, others are not suggested to the caller, nor the caller to others. */
    isOn: z.boolean(),
    suggestions: z
      .array(z.object({ ...({ [name]: shape } as Record<K, S>), reasons: z.array(Reason) }))
      .check(z.maxLength(SUGGESTED_MAX)),
  })

export const about = 'Suggestions with reasons: students to teams, teams to students, and mentors to teams.'

export const matching = {
  /** To owners who look for a member. */
  members: call({
    summary: 'Suggest students to the team of the caller',
    method: 'GET',
    path: '/matching/members',
    who: ['STUDENT'],
    answer: suggestions('member', Member),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  /** No suggestions for somebody in a team. */
  projects: call({
    summary: 'Suggest projects to the caller',
    method: 'GET',
    path: '/matching/projects',
    who: ['STUDENT'],
    answer: suggestions('project', FoundProject),
    refuses: ['wrong-semester'],
  }),
  /** To owners of published projects without a mentor. */
  mentors: call({
    summary: 'Suggest mentors to the team of the caller',
    method: 'GET',
    path: '/matching/mentors',
    who: ['STUDENT'],
    answer: suggestions('mentor', Mentor),
    refuses: ['wrong-semester', 'not-owner'],
  }),
  setting: call({
    summary: 'Tell whether the caller takes part in suggestions',
    method: 'GET',
    path: '/matching/setting',
    who: ['STUDENT', 'MENTOR'],
    answer: MatchingSetting,
    refuses: ['wrong-semester'],
  }),
  /** Turning it off works at once, also for suggestions that others have already. */
  set: call({
    summary: 'Take part in suggestions, or no longer',
    method: 'PUT',
    path: '/matching/setting',
    who: ['STUDENT', 'MENTOR'],
    body: MatchingSetting,
    answer: MatchingSetting,
    refuses: ['wrong-semester'],
  }),
}
