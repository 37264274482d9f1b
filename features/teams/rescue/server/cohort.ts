import type { Personality } from '#platform/contract/parts.ts'

/** A student without a team. */
export interface Seeker {
  id: string
  university: string
  type: Personality
  /** Projects that wait for this student's answer, or this student for theirs. */
  asked: ReadonlySet<string>
  /** Projects that said no, or were told no. */
  refused: ReadonlySet<string>
}

/** A project whose owner is alone, or has found one and has a seat left. */
export interface OpenProject {
  id: string
  university: string
  /** Of its team. */
  types: readonly Personality[]
  seats: number
}
