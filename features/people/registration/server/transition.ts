import { transitionsOf } from '#platform/server/transition.ts'
import { registrationStates } from '../states.ts'

/** The only writer of a registration's status. */
export const transitionRegistration = transitionsOf('registration', registrationStates)
