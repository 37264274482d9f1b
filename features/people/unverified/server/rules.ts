import { type RegistrationStatus, registrationStates } from '#people/registration/states.ts'
import { is } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'

/** A link proves an address that nobody has proven yet. */
export const mayResend = (status: RegistrationStatus): Verdict =>
  is(registrationStates, status, 'proven') ? 'registration-already-proven' : 'ok'
