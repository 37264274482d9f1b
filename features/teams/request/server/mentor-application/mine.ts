import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { presentMentorApplication } from './present.ts'
import { askedBy } from './queries.ts'

/** Newest first. */
export const mine = read(mentorApplication.mine, async function mine({ db, actor }) {
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  return { applications: (await askedBy(db, own.id)).map(presentMentorApplication) }
})
