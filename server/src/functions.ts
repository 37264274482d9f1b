import { stateTables } from '@rajt/contract/index'
import { functionsOf } from './plumbing/functions.ts'

/** Every function of the database that is applied anew when its text changes. */
export const functions = functionsOf(stateTables)
