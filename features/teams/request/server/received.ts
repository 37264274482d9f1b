import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { introductionsByKey } from '#teams/seats/server/introductions.ts'
import { placesOf } from '#teams/seats/server/mentor-places.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { placesLeft, seatsLeft } from '#teams/seats/server/rules.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import { presentMentorApplication, presentReceivedApplication, presentReceivedInvitation } from './present.ts'
import { applicationRows, invitationRows, mentorApplicationRows } from './queries.ts'

const waiting = (db: Queryable, { project }: { project: string }) =>
  applicationRows(db)
    .where('r.project_id', '=', project)
    .where('r.status', '=', sql.lit('PENDING'))
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .execute()

/** Pending ones, the oldest first: who waits longest is seen first. */
export const receivedApplications = query(application.received, async function receivedApplications(request) {
  const { db, actor } = request
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  const rows = await waiting(db, { project: own.id })
  const keys = rows.map(({ person_id }) => person_id)
  const introductions = await introductionsByKey(db, { keys, semester: semester.id })
  const introductionOf = (student: string) =>
    introductions.find(({ id, is_published }) => id === student && is_published)
  return {
    applications: rows.map((row) => presentReceivedApplication(row, introductionOf(row.person_id), request)),
    remainingSeats: seatsLeft(own.members),
    isComplete: own.is_complete,
  }
})

/** Newest first. */
export const receivedInvitations = query(
  invitation.received,
  async function receivedInvitations({ db, actor }) {
    const semester = await secondSemester(db)
    const rows = await invitationRows(db)
      .where('r.person_id', '=', actor.id)
      .where('r.semester_id', '=', semester.id)
      .orderBy('r.sent_at', 'desc')
      .orderBy('r.id')
      .execute()
    return { invitations: rows.map(presentReceivedInvitation) }
  },
)

/** Pending ones, the oldest first: who waits longest is seen first. */
export const receivedMentorApplications = query(
  mentorApplication.received,
  async function receivedMentorApplications({ db, actor }) {
    const semester = await secondSemester(db)
    const rows = await mentorApplicationRows(db)
      .where('r.person_id', '=', actor.id)
      .where('r.semester_id', '=', semester.id)
      .where('r.status', '=', 'PENDING')
      .orderBy('r.sent_at')
      .orderBy('r.id')
      .execute()
    const places = await placesOf(db, actor.id, semester)
    return {
      applications: rows.map(presentMentorApplication),
      remainingMentorableProjects: placesLeft(places),
      mentorableProjects: places.capacity,
    }
  },
)
