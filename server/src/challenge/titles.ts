import { challenge } from '@rajt/contract/challenge'
import { sql } from 'kysely'
import { read } from '../plumbing/request.ts'

/** Staff filter one-pagers by a challenge that was removed since, too (decision O4). */
export const titles = read(challenge.titles, async ({ db, actor }) => {
  const rows = await db
    .selectFrom('challenge as c')
    .innerJoin('semester as s', 's.id', 'c.semester_id')
    .where('s.is_current', '=', true)
    .$if(actor.role === 'STUDENT', (query) => query.where('c.hidden_at', 'is', null))
    .select(['c.id', 'c.title'])
    .orderBy(sql`c.title collate "hu-x-icu"`)
    .orderBy('c.id')
    .execute()
  return { titles: rows.map(({ id, title }) => ({ _id: id, title })) }
})
