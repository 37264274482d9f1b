import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { REQUESTS_MAX, requests } from '../requests-calls.ts'
import { isSentBy, requestsAround } from './queries.ts'

/** For the menu. */
export const waiting = query(requests.waiting, async function waiting({ db, actor }) {
  const semester = await secondSemester(db)
  const found = requestsAround(db, actor.id, semester.id)
    .where('r.status', '=', sql.lit('PENDING'))
    .where((eb) => eb.not(isSentBy(actor.id)))
    .limit(sql.lit(REQUESTS_MAX))
  const { n } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { waiting: n }
})
