import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { matching } from '../calls.ts'
import { takesPart } from './queries.ts'

export const setting = query(matching.setting, async function setting({ db, actor }) {
  await secondSemester(db)
  return { isOn: await takesPart(db, actor.id) }
})
