import { commandInSteps } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { presentMember } from '#teams/introduction/server/present.ts'
import { inviterFacts } from '#teams/request/server/facts.ts'
import { introductionsByKey } from '#teams/seats/server/introductions.ts'
import { readProject } from '#teams/seats/server/lock.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { matching } from '../calls.ts'
import { ownTeamSide, studentSide, suggestedStudents } from './queries.ts'
import { studentReasons, worthOf } from './rules.ts'
import { isPublished, suggest, withReasons } from './suggest.ts'

/** Students whom the caller's project may invite now. */
export const members = commandInSteps(matching.members, async function members(request) {
  const { db, actor, now } = request
  const semester = await secondSemester(db)
  const { id } = await ownTeam(db, actor.id, semester.id)
  const team = await ownTeamSide(db, actor.id, semester.id)
  const { mayInvite } = await inviterFacts(db, await readProject(db, id, semester.id), { semester, now })
  const { isOn, found } = await suggest(request, {
    kind: 'MEMBER',
    semester: semester.id,
    // Asks with a placeholder person: whether the project may invite anybody at all.
    mayAsk: mayInvite(actor.id) === 'ok',
    find: async (at, only) =>
      (await suggestedStudents(at, semester.id, only)).map((row) => {
        const student = studentSide(row)
        const reasons = studentReasons(team, student)
        const worth = worthOf(reasons, team, student)
        return { id: row.id, key: row.id, reasons, worth, isOpen: mayInvite(row.id) === 'ok' }
      }),
  })
  const rows = await introductionsByKey(db, { keys: found.map(({ key }) => key), semester: semester.id })
  return {
    isOn,
    suggestions: withReasons(found, rows.filter(isPublished), (row) => ({
      member: presentMember(row, null, request),
    })),
  }
})
