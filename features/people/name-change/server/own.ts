import { query } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { nameOf } from './ask.ts'
import { presentOwn } from './present.ts'
import { lastOf } from './queries.ts'

export const own = query(nameChange.own, async function own({ db, actor }) {
  const [name, row] = await Promise.all([nameOf(db, actor.id), lastOf(db, actor.id)])
  return { name, request: row ? presentOwn(row) : null }
})
