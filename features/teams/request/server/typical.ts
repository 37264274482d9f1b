import { sql } from 'kysely'
import { cached } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { requests, TYPICAL_FROM, type TypicalHours } from '../requests-calls.ts'

export const typical = query(requests.typical, async function typical({ db }) {
  const { id } = await secondSemester(db)
  return typicalHours(db, id)
})

const unknown: TypicalHours = { APPLICATION: null, INVITATION: null, MENTOR_APPLICATION: null }
/** Of the median, in full hours. */
const hours = sql<number>`greatest(1, ceil(extract(epoch from
  percentile_cont(0.5) within group (order by closed_at - sent_at)) / 3600))::int`

/** The same for everybody. What ended without an answer does not count. */
const typicalHours = cached(null, async (db: Queryable, semester: string): Promise<TypicalHours> => {
  const rows = await db
    .selectFrom('team_request')
    .select(['kind', hours.as('hours')])
    .where('semester_id', '=', semester)
    .where('status', 'in', ['ACCEPTED', 'REJECTED'])
    .groupBy('kind')
    .having(({ fn }) => fn.countAll(), '>=', TYPICAL_FROM)
    .execute()
  return { ...unknown, ...Object.fromEntries(rows.map(({ kind, hours }) => [kind, hours])) }
})
