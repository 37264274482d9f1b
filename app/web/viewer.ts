import type { User } from '#people/auth/calls.ts'
import { type Stage, stageOf } from '#platform/contract/stage.ts'
import type { Context } from '#programme/programme/calls.ts'

/** Stages before the own area (spec 4, decision R3). */
type Before = 'GUEST' | 'ONBOARDING' | 'PERSONALITY' | 'SECOND_FACTOR'

type Narrowed = `${1 | 2} ${'EDITOR' | 'READER'}`

/**
 * Everybody a page can be for: who is not yet in their own area by stage, all others by semester and role, students of
 * semester 2 by project role (spec 2). Nobody is two of them at a time.
 */
export type Viewer =
  | Before
  | '1 STUDENT'
  | `${1 | 2} ${'MENTOR' | 'OFFICE' | 'UNIVERSITY'}`
  /** Members of the office with less than full access (decision 24). */
  | Narrowed
  /** A student who takes no part in the semester (decision X10). */
  | 'FORMER'
  | '2 OWNER'
  | '2 MEMBER'

export const students = ['1 STUDENT', '2 OWNER', '2 MEMBER', 'FORMER'] as const
export const mentors = ['1 MENTOR', '2 MENTOR'] as const
/** With full access. */
export const offices = ['1 OFFICE', '2 OFFICE'] as const
/** Of the office, with the course and its questions alone. */
export const editors = ['1 EDITOR', '2 EDITOR'] as const
/** Of the office, without any act. */
const readers = ['1 READER', '2 READER'] as const
/** Whoever of the office sees people and what they do. */
export const lookingOffices = [...offices, ...readers] as const
export const writers = [...offices, ...editors] as const
export const universities = ['1 UNIVERSITY', '2 UNIVERSITY'] as const
export const staff = [...lookingOffices, ...universities] as const
/** Whoever has an area of their own, but for editors, who have the course alone. */
export const everybody = [...students, ...mentors, ...staff] as const
export const everybodyAndEditors = [...everybody, ...editors] as const
/** In a team of the second semester, or looking for one. */
export const secondStudents = ['2 OWNER', '2 MEMBER'] as const
/** Whoever sees projects. */
export const secondEverybody = [
  ...secondStudents,
  '2 MENTOR',
  '2 OFFICE',
  '2 READER',
  '2 UNIVERSITY',
] as const
export const guests = ['GUEST'] as const
/** A mailed link may be opened by anybody (decision A4). */
export const anybody = [
  ...guests,
  'ONBOARDING',
  'PERSONALITY',
  'SECOND_FACTOR',
  ...everybodyAndEditors,
] as const

export const isBefore = (who: Stage | Viewer): who is Before =>
  ['GUEST', 'ONBOARDING', 'PERSONALITY', 'SECOND_FACTOR'].includes(who)

export function viewerOf(user: User | null, context: Context): Viewer {
  const stage = stageOf(user, context)
  if (isBefore(stage)) return stage
  if (stage === 'FORMER') return stage
  const semester = context.CURRENT_SEMESTER
  if (stage === 'OFFICE') return `${semester} ${ofScope[user?.officeScope ?? 'FULL']}`
  if (stage !== 'ENROLLED') return `${semester} ${stage}`
  return semester === 2 ? `2 ${user?.projectRole ?? 'MEMBER'}` : '1 STUDENT'
}

const ofScope = { FULL: 'OFFICE', EDITOR: 'EDITOR', READER: 'READER' } as const

/** Whether the page of that audience is the office's, and not of their scope, who are of the office. */
export function isClosedTo(audience: readonly Viewer[], viewer: Viewer): boolean {
  const narrowed: readonly Viewer[] = [...editors, ...readers]
  return (
    narrowed.includes(viewer) &&
    !audience.includes(viewer) &&
    audience.includes(viewer.startsWith('1') ? '1 OFFICE' : '2 OFFICE')
  )
}
