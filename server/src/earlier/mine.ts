import { earlier } from '@rajt/contract/earlier'
import { applicationsOf } from '../application/of-student.ts'
import { earlierSemesters } from '../course/queries.ts'
import { read } from '../plumbing/request.ts'
import { earlierSemester } from './semester.ts'

/** For whoever takes part in the current semester, and for whoever does not (decision X10). */
export const mine = read(earlier.mine, async ({ db, actor }) => {
  const semesters = await earlierSemesters(db, { student: actor.id })
  return {
    semesters: await Promise.all(
      semesters.map(async (semester) => ({
        ...(await earlierSemester(db, { student: actor.id, semester, reader: actor })),
        applications: await applicationsOf(db, actor.id, semester.id),
      })),
    ),
  }
})
