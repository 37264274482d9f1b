import { query } from '#platform/server/request.ts'
import { onePager } from '../calls.ts'
import { presentDetails } from './present.ts'
import { findOnePager } from './queries.ts'

export const one = query(onePager.one, async function one({ db, actor, params }) {
  return presentDetails(await findOnePager(db, actor, params.id))
})
