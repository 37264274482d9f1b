import { transitionsOf } from '#platform/server/transition.ts'
import { nameChangeStates } from '../states.ts'

/** The only writer of a request's status. */
export const transitionNameChange = transitionsOf('name_change', nameChangeStates)
