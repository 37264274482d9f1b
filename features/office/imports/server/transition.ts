import { transitionsOf } from '#platform/server/transition.ts'
import { importStates } from '../states.ts'

/** The only writer of an import's status. */
export const transitionImport = transitionsOf('import', importStates)
