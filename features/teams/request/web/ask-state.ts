import { useTranslations } from 'use-intl'
import type { Mentoring } from '#teams/mentor/calls.ts'

/** Why a team can neither apply to any mentor now nor suggest one. */
const ofTeam = [
  'not-project-owner',
  'team-has-mentor',
  'team-deadline-passed',
  'mentors-asked-too-many',
  'mentor-suggestions-too-many',
] as const

export const isOfTeam = (why: string | null): why is (typeof ofTeam)[number] =>
  ofTeam.some((one) => one === why)

/** In a few words why an owner cannot apply to this mentor now; what holds for all of them is said once (team-note.tsx). */
export function useAskState() {
  const t = useTranslations('request-mentor-application.state')
  return (apply: Mentoring['apply']): string | null =>
    apply === null || apply === 'ok' || isOfTeam(apply) ? null : t(apply)
}
