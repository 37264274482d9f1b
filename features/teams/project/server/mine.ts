import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { project } from '../calls.ts'
import { presentView } from './present.ts'
import { projectOf } from './queries.ts'

/** Of the team that the caller is in. */
export const mine = query(project.mine, async function mine({ db, actor, now, language }) {
  const semester = await secondSemester(db)
  const row = await projectOf(db, actor.id, semester.id)
  const isOpen = beforeTeamDeadline(semester, now) === 'ok'
  return {
    view: row ? await presentView(db, row, { actor, language }) : null,
    teamsUntil: isOpen ? semester.team_deadline.toISOString() : null,
  }
})
