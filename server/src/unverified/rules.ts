import { type RegistrationStatus, registrationStates } from '@rajt/contract/registration-states'
import { is } from '@rajt/contract/states'
import type { Verdict } from '../plumbing/refuse.ts'

/** A link proves an address that nobody has proven yet. */
export const mayResend = (status: RegistrationStatus): Verdict =>
  is(registrationStates, status, 'proven') ? 'registration-already-proven' : 'ok'
