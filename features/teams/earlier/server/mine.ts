import { earlierSemesters } from '#course/course/server/queries.ts'
import { query } from '#platform/server/request.ts'
import { presentApplication } from '#teams/request/server/present.ts'
import { applicationsOf } from '#teams/request/server/queries.ts'
import { earlier } from '../calls.ts'
import { earlierSemester } from './semester.ts'

/** For whoever takes part in the current semester, and for whoever does not (decision X10). */
export const mine = query(earlier.mine, async function mine({ db, actor }) {
  const semesters = await earlierSemesters(db, { student: actor.id })
  return {
    semesters: await Promise.all(
      semesters.map(async (semester) => ({
        ...(await earlierSemester(db, { student: actor.id, semester, reader: actor })),
        applications: (await applicationsOf(db, actor.id, semester.id)).map(presentApplication),
      })),
    ),
  }
})
