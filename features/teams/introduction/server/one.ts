import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { introduction } from '../calls.ts'
import { findMember, invitingOf, shownBy } from './find.ts'

export const one = query(introduction.one, async function one(request) {
  const { db, actor, now, params } = request
  const semester = await secondSemester(db)
  const own = await invitingOf(db, actor, { semester, now })
  return shownBy(own, request)(await findMember(db, semester.id, params.id))
})
