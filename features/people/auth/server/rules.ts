import type { RegistrationStatus } from '#people/registration/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'

type Proven = Exclude<RegistrationStatus, 'UNVERIFIED'>

interface Entrant {
  disabled_at: Date | null
  /** Null for invited people, who are not confirmed by anybody. */
  registration: Proven | null
}

const refusals = {
  WAITING: 'registration-waiting',
  REJECTED: 'registration-rejected',
} as const

/** Asked after the password was found right, so that the answer tells its owner alone (decisions A2, A5). */
export function maySignIn({ disabled_at, registration }: Entrant): Verdict {
  if (disabled_at) return 'account-disabled'
  if (registration && registration !== 'ACCEPTED') return refusals[registration]
  return 'ok'
}
