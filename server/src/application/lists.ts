import { application } from '@rajt/contract/application'
import { introductionsByKey } from '../introduction/queries.ts'
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
  const keys = rows.map(({ person_id }) => person_id)
  const introductions = await introductionsByKey(db, { keys, semester: semester.id })
  const introductionOf = (student: string) =>
    introductions.find(({ id, is_published }) => id === student && is_published)
  return {
    applications: rows.map((row) => presentReceived(row, introductionOf(row.person_id))),
    remainingSeats: seatsLeft(own.members),
  }
})
