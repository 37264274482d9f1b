import { moverOf } from '#platform/server/move.ts'
import { importStates } from '../states.ts'

/** The only writer of an import's status. */
export const moveImport = moverOf('import', importStates)
