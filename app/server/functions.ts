import { stateTables } from '#app/contract/index.ts'
import { functionsOf } from '#platform/server/functions.ts'

/** Every function of the database that is applied anew when its text changes. */
export const functions = functionsOf(stateTables)
