import { sql } from 'kysely'
import { prepared } from '#platform/server/database.ts'
import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { introductionsByKey } from '#teams/seats/server/introductions.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import { application } from '../../application-calls.ts'
import { presentReceived } from './present.ts'
import { applicationRows } from './queries.ts'

const waiting = prepared<{ project: string }>('waiting_applications')((db, given) =>
  applicationRows(db)
    .where('r.project_id', '=', given('project'))
    .where('r.status', '=', sql.lit('PENDING'))
    .orderBy('r.sent_at')
    .orderBy('r.id'),
)

/** Pending ones, the oldest first: who waits longest is seen first. */
export const received = read(application.received, async function received(request) {
  const { db, actor } = request
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  const rows = await waiting(db, { project: own.id })
  const keys = rows.map(({ person_id }) => person_id)
  const introductions = await introductionsByKey(db, { keys, semester: semester.id })
  const introductionOf = (student: string) =>
    introductions.find(({ id, is_published }) => id === student && is_published)
  return {
    applications: rows.map((row) => presentReceived(row, introductionOf(row.person_id), request)),
    remainingSeats: seatsLeft(own.members),
    isComplete: own.is_complete,
  }
})
