import { registrationStates } from '@rajt/contract/registration-states'
import { moverOf } from '../plumbing/move.ts'

/** The only writer of a registration's status. */
export const moveRegistration = moverOf('registration', registrationStates)
