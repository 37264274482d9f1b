import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { application } from '../../application-calls.ts'
import { applicationsOf } from './of-student.ts'

/** Newest first. */
export const mine = read(application.mine, async function mine({ db, actor }) {
  const semester = await secondSemester(db)
  return { applications: await applicationsOf(db, actor.id, semester.id) }
})
