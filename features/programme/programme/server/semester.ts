import { query } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { currentProgramme } from './current.ts'
import { presentSemester } from './present.ts'

/** The settings of the current semester. */
export const semester = query(programme.semester, async function semester({ db }) {
  return presentSemester((await currentProgramme(db)).semester)
})
