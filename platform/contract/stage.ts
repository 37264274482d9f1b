import type { Personality, Role } from './parts.ts'

/** Spec 4: how far a caller has come. Decided once, for the server's guard and the web's. */
export type Stage =
  | 'GUEST'
  | 'ONBOARDING'
  | 'PERSONALITY'
  | 'ENROLLED'
  | 'OFFICE'
  | 'UNIVERSITY'
  | 'MENTOR'
  /** Students who take no part in the current semester (decision X10); beside the stages of the specification. */
  | 'FORMER'
  /** Staff who must set up a second factor before anything else; beside the stages of the specification. */
  | 'SECOND_FACTOR'

interface Entrant {
  role: Role
  onboarded: Readonly<Record<string, boolean>>
  personality: Personality | null
  mustSetUpSecondFactor: boolean
  /** Students alone; true for everybody else. */
  takesPart: boolean
}

/** Decision R3: onboarding for the current key comes first, then a personality, then the own area. */
export function stageOf(user: Entrant | null, context: { CURRENT_ONBOARD_KEY: string }): Stage {
  if (!user) return 'GUEST'
  if (user.mustSetUpSecondFactor) return 'SECOND_FACTOR'
  if (user.role !== 'STUDENT') return user.role
  if (!user.takesPart) return 'FORMER'
  if (!user.onboarded[context.CURRENT_ONBOARD_KEY]) return 'ONBOARDING'
  if (!user.personality) return 'PERSONALITY'
  return 'ENROLLED'
}
