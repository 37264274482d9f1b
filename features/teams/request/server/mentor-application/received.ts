import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { placesOf } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { presentMentorApplication } from './present.ts'
import { mentorApplicationRows } from './queries.ts'

/** Pending ones, the oldest first: who waits longest is seen first. */
export const received = read(mentorApplication.received, async function received({ db, actor }) {
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
})
