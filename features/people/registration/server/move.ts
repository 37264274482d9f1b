import { moverOf } from '#platform/server/move.ts'
import { registrationStates } from '../states.ts'

/** The only writer of a registration's status. */
export const moveRegistration = moverOf('registration', registrationStates)
