import { sql } from 'kysely'
import { days, later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { seatOf } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { CLOSED_SHOWN_DAYS, REQUESTS_MAX, requests } from '../requests-calls.ts'
import { presentRequest } from './present.ts'
import { isSentBy, requestsAround } from './queries.ts'

const shown = (
  db: Queryable,
  { reader, semester, closedAfter }: { reader: string; semester: string; closedAfter: Date },
) =>
  requestsAround(db, reader, semester)
    .where((eb) => eb.or([eb('r.status', '=', sql.lit('PENDING')), eb('r.closed_at', '>', closedAfter)]))
    .orderBy('r.closed_at', (order) => order.desc().nullsFirst())
    // What waits for the reader comes before what the reader waits for.
    .orderBy(isSentBy(reader))
    .orderBy('r.answer_by')
    .orderBy('r.id')
    .limit(sql.lit(REQUESTS_MAX))
    .execute()

export const mine = query(requests.mine, async function mine({ db, actor, now, language }) {
  const semester = await secondSemester(db)
  const closedAfter = later(now, -days(CLOSED_SHOWN_DAYS))
  const rows = await shown(db, { reader: actor.id, semester: semester.id, closedAfter })
  const mayJoin = actor.role === 'STUDENT' && beforeTeamDeadline(semester, now) === 'ok'
  return {
    requests: rows.map((row) => presentRequest(row, actor.id, language)),
    isLooking: mayJoin && !(await seatOf(db, actor.id, semester.id)),
  }
})
