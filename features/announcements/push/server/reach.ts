import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { push } from '../calls.ts'
import { publicPushKey } from './keys.ts'
import { reachOf } from './queries.ts'

export const reach = query(push.reach, async function reach({ db }) {
  const { semester } = await currentProgramme(db)
  const { id } = await publicPushKey(db)
  return reachOf(db, semester, id)
})
