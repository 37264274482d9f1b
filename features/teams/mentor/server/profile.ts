import { query } from '#platform/server/request.ts'
import { mentor } from '../calls.ts'
import { presentProfile } from './present.ts'
import { mentorRows } from './queries.ts'

export const profile = query(mentor.profile, async function profile({ db, actor }) {
  return presentProfile(await mentorRows(db).where('a.id', '=', actor.id).executeTakeFirst())
})
