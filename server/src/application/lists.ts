import { application } from '@rajt/contract/application'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { ownTeam } from '../project/queries.ts'
import { seatsLeft } from '../project/rules.ts'
import { presentApplication, presentReceived } from './present.ts'
import { applicationRows } from './queries.ts'

/** Newest first. */
export const mine = read(application.mine, async ({ db, actor }) => {
  const semester = await secondSemester(db)
  const rows = await applicationRows(db)
    .where('r.person_id', '=', actor.id)
    .where('r.semester_id', '=', semester.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()
  return { applications: rows.map(presentApplication) }
})

/** Pending ones, the oldest first: who waits longest is seen first. */
export const received = read(application.received, async ({ db, actor }) => {
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  const rows = await applicationRows(db)
    .where('r.project_id', '=', own.id)
    .where('r.status', '=', 'PENDING')
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .execute()
  return { applications: rows.map(presentReceived), remainingSeats: seatsLeft(own.members) }
})
