import { is } from '#platform/contract/states.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { presentFound } from '#teams/project/server/present.ts'
import { projectsByKey } from '#teams/project/server/queries.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import { applicantFacts } from '#teams/request/server/facts.ts'
import { mayApply } from '#teams/request/server/rules.ts'
import { matching } from '../calls.ts'
import { ownSide, suggestedTeams, type TeamRow, teamSide } from './queries.ts'
import { teamReasons, worthOf } from './rules.ts'
import { suggest, withReasons } from './suggest.ts'

const isPublished = ({ status }: { status: ProjectStatus }) => is(projectStates, status, 'open')

/** A placeholder project, by which is asked whether the student may apply at all. */
const ANY = {
  project: '',
  owner_id: '',
  status: 'PUBLISHED',
  is_complete: false,
  hasMentor: false,
  isOwnerAway: false,
} as const

/** Projects that the caller may apply to now. */
export const projects = commandInSteps(matching.projects, async function projects(request) {
  const { db, actor, now, language } = request
  const semester = await secondSemester(db)
  const student = await ownSide(db, actor.id, semester.id)
  const applicantTo = await applicantFacts(db, actor.id, semester.id)
  const isOpen = (row: Pick<TeamRow, keyof typeof ANY | 'types'>) =>
    mayApply(applicantTo(row.project), { ...row, members: row.types.length }, semester, now) === 'ok'
  const { isOn, found } = await suggest(request, {
    kind: 'PROJECT',
    semester: semester.id,
    mayAsk: isOpen({ ...ANY, types: [] }),
    find: async (at, only) =>
      (await suggestedTeams(at, semester.id, only)).map((row) => {
        const team = teamSide(row)
        const reasons = teamReasons(team, student)
        const worth = worthOf(reasons, team, student)
        return { id: row.owner_id, key: row.project, reasons, worth, isOpen: isOpen(row) }
      }),
  })
  const rows = await projectsByKey(
    db,
    found.map(({ key }) => key),
  )
  return {
    isOn,
    // A project that was dissolved since is left out.
    suggestions: withReasons(found, rows.filter(isPublished), (row) => ({
      project: presentFound(row, language),
    })),
  }
})
