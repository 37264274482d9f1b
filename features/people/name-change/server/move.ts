import { moverOf } from '#platform/server/move.ts'
import { nameChangeStates } from '../states.ts'

/** The only writer of a request's status. */
export const moveNameChange = moverOf('name_change', nameChangeStates)
