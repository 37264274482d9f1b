import { query } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { currentProgramme } from './current.ts'

/** What everybody may know of the programme (spec 7). */
export const context = query(programme.context, async function context({ db }) {
  return (await currentProgramme(db)).context
})
