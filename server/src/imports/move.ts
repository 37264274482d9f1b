import { importStates } from '@rajt/contract/import-states'
import { moverOf } from '../plumbing/move.ts'

/** The only writer of an import's status. */
export const moveImport = moverOf('import', importStates)
