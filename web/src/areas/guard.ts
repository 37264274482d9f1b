import type { User } from '@rajt/contract/auth'
import type { Context } from '@rajt/contract/programme'
import { type Stage, stageOf } from '@rajt/contract/stage'
import { paths } from '../plumbing/paths.ts'

/** What kind of page an address is: which stages of a person it is for (spec 4, decision R2); a mailed link is for all. */
export type Kind = 'guest' | 'link' | 'onboarding' | 'personality' | readonly Stage[]

const gates: Partial<Record<Stage, string>> = {
  GUEST: paths.login,
  ONBOARDING: paths.onboard,
  PERSONALITY: paths.personalityWelcome,
  SECOND_FACTOR: paths.settings,
}

/** Where a person is sent instead of the page they asked for; null when they may stay. */
export function elsewhere(kind: Kind, user: User | null, context: Context): string | null {
  const stage = stageOf(user, context)
  if (kind === 'link') return null
  if (kind === 'guest') return stage === 'GUEST' ? null : (gates[stage] ?? paths.home)
  const gate = gates[stage]
  if (gate) return mayPass(kind, stage) ? null : gate
  if (kind === 'onboarding') return paths.home
  if (kind === 'personality') return user?.role === 'STUDENT' ? null : paths.home
  return kind.includes(stage) ? null : paths.home
}

function mayPass(kind: Kind, stage: Stage): boolean {
  if (stage === 'ONBOARDING') return kind === 'onboarding'
  if (stage === 'SECOND_FACTOR') return Array.isArray(kind) && kind.includes(stage)
  return stage === 'PERSONALITY' && kind === 'personality'
}
