import { CLOSED_SHOWN_DAYS, REQUESTS_MAX, requests } from '@rajt/contract/requests'
import { sql } from 'kysely'
import { days, later } from '../plumbing/clock.ts'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { seatOf } from '../project/lock.ts'
import { beforeTeamDeadline } from '../project/rules.ts'
import { presentRequest } from './present.ts'
import { requestRows } from './queries.ts'

export const mine = read(requests.mine, async ({ db, actor, now, language }) => {
  const semester = await secondSemester(db)
  const rows = await requestRows(db, actor.id, semester.id)
    .where((eb) =>
      eb.or([eb('r.status', '=', 'PENDING'), eb('r.closed_at', '>', later(now, -days(CLOSED_SHOWN_DAYS)))]),
    )
    .orderBy('r.closed_at', (order) => order.desc().nullsFirst())
    // What waits for the caller before what they wait for.
    .orderBy(sql`(r.kind = 'APPLICATION') = (r.person_id = ${actor.id})`)
    .orderBy('r.answer_by')
    .orderBy('r.id')
    .limit(sql.lit(REQUESTS_MAX))
    .execute()
  const mayJoin = actor.role === 'STUDENT' && beforeTeamDeadline(semester, now) === 'ok'
  return {
    requests: rows.map((row) => presentRequest(row, actor.id, language)),
    isLooking: mayJoin && !(await seatOf(db, actor.id, semester.id)),
  }
})
