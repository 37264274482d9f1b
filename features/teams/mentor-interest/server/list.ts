import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { teamOf } from '#teams/project/server/queries.ts'
import { askedBy } from '#teams/request/server/queries.ts'
import { mayAskMentor } from '#teams/request/server/rules.ts'
import { placesIn } from '#teams/seats/server/mentor-places.ts'
import { mentorInterest } from '../calls.ts'
import { presentInterest } from './present.ts'
import { interestRows } from './queries.ts'

/** Those in the caller's project, or those that the calling mentor has sent this semester. */
export const list = query(mentorInterest.list, async function list({ db, actor, now }) {
  const semester = await secondSemester(db)
  const all = interestRows(db).where('i.semester_id', '=', semester.id)
  if (actor.role === 'MENTOR') {
    const sent = await all.where('i.mentor_id', '=', actor.id).execute()
    return { interests: sent.map((row) => presentInterest(row)) }
  }
  const team = await teamOf(db, actor.id, semester.id)
  if (team?.position !== 0) return refuse('not-owner')
  const asked = await askedBy(db, team.id)
  const rows = await all.where('i.project_id', '=', team.id).execute()
  return {
    interests: rows.map((row) => {
      const places = placesIn(row, semester)
      const mentor = { ...places, id: row.mentor_id }
      return presentInterest(row, row.isFound ? mayAskMentor(team, asked, mentor, { semester, now }) : null)
    }),
  }
})
