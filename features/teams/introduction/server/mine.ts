import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { ownIntroduction } from '#teams/seats/server/introductions.ts'
import { seatOf } from '#teams/seats/server/lock.ts'
import { introduction } from '../calls.ts'
import { presentOwn } from './present.ts'

export const mine = query(introduction.mine, async function mine({ db, actor }) {
  const semester = await secondSemester(db)
  const seat = await seatOf(db, actor.id, semester.id)
  return presentOwn(await ownIntroduction(db, actor.id, semester.id), seat !== undefined)
})
