import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import { challenge } from '../calls.ts'

/** Staff filter one-pagers by a challenge that was removed since, too (decision O4). */
export const titles = query(challenge.titles, async function titles({ db, actor, query }) {
  const { semester } = await semesterToRead(db, query.semester)
  const rows = await db
    .selectFrom('challenge as c')
    .where('c.semester_id', '=', semester.id)
    .$if(actor.role === 'STUDENT', (query) => query.where('c.hidden_at', 'is', null))
    .select(['c.id', 'c.title'])
    .orderBy(sql`c.title collate "hu-x-icu"`)
    .orderBy('c.id')
    .execute()
  return { titles: rows.map(({ id, title }) => ({ _id: id, title })) }
})
