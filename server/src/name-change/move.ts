import { nameChangeStates } from '@rajt/contract/name-change-states'
import { moverOf } from '../plumbing/move.ts'

/** The only writer of a request's status. */
export const moveNameChange = moverOf('name_change', nameChangeStates)
