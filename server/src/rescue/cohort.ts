import type { Personality } from '@rajt/contract/parts'

/** A student without a team. */
export interface Seeker {
  id: string
  university: string
  type: Personality
  /** Projects between which and the student a request waits for its answer. */
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
