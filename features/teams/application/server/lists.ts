import { sql } from 'kysely'
import { prepared } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { introductionsByKey } from '#teams/introduction/server/queries.ts'
import { ownTeam, projectRows } from '#teams/project/server/queries.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import { application } from '../calls.ts'
import { applicationsOf } from './of-student.ts'
import { presentApplication, presentReceived } from './present.ts'
import { applicantOf, applicationRows } from './queries.ts'
import { mayApply } from './rules.ts'

const waiting = prepared<{ project: string }>('waiting_applications')((db, given) =>
  applicationRows(db)
    .where('r.project_id', '=', given('project'))
    .where('r.status', '=', sql.lit('PENDING'))
    .orderBy('r.sent_at')
    .orderBy('r.id'),
)

/** Newest first. */
export const mine = read(application.mine, async ({ db, actor }) => {
  const semester = await secondSemester(db)
  return { applications: await applicationsOf(db, actor.id, semester.id) }
})

/** Pending ones, the oldest first: who waits longest is seen first. */
export const received = read(application.received, async (request) => {
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

/** What stands on a project's page for a student who may join it. */
export const standing = read(application.standing, async ({ db, actor, now, params }) => {
  const semester = await secondSemester(db)
  const project = await projectRows(db)
    .where('p.id', '=', params.id)
    .where('p.semester_id', '=', semester.id)
    .executeTakeFirst()
  if (!project) return refuse('not-found')
  const verdict = mayApply(await applicantOf(db, actor.id, project.id, semester.id), project, semester, now)
  if (verdict === 'not-found') return refuse(verdict)
  const last = await applicationRows(db)
    .where('r.person_id', '=', actor.id)
    .where('r.project_id', '=', project.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .executeTakeFirst()
  return { closedBy: verdict === 'ok' ? null : verdict, application: last ? presentApplication(last) : null }
})
