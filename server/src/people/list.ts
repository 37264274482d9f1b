import { limits } from '@rajt/contract/parts'
import { people } from '@rajt/contract/people'
import { sql } from 'kysely'
import { containing } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/paging.ts'
import { read } from '../plumbing/request.ts'
import { presentInvitation } from './present.ts'
import { invitations, statusAt } from './queries.ts'

/** Everybody the office invited, newest first. */
export const list = read(people.invitations, async ({ db, now, body }) => {
  let matching = invitations(db, now)
  if (body.roles.length > 0) matching = matching.where('a.role', 'in', body.roles)
  if (body.status.length > 0) matching = matching.where(statusAt(now), 'in', body.status)
  for (const word of body.search.split(/\s+/).filter(Boolean))
    matching = matching.where('a.search_text', 'like', containing(word))
  const rows = matching
    .orderBy('t.created_at', 'desc')
    .orderBy('a.id')
    .limit(sql.lit(limits.pageSize))
    .offset(sql.lit((body.pageNumber - 1) * limits.pageSize))
    .execute()
  const [data, totalCount, allCount] = await Promise.all([
    rows,
    countOf(matching),
    countOf(invitations(db, now)),
  ])
  return { data: data.map(presentInvitation), pagination: pageOf(totalCount, body.pageNumber), allCount }
})

async function countOf(query: ReturnType<typeof invitations>): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
