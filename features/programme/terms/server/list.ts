import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

export const list = query(terms.list, async function list({ db, params }) {
  const rows = await db
    .selectFrom('term')
    .select(['id', 'hu', 'en'])
    .where('kind', '=', params.kind)
    .orderBy(sql`hu collate "hu-x-icu"`)
    .execute()
  return { terms: rows.map(({ id, hu, en }) => ({ _id: id, hu, en })) }
})
