import { project } from '@rajt/contract/project'
import { projectStates } from '@rajt/contract/project-states'
import { statusesWith } from '@rajt/contract/states'
import { refuse } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { presentView } from './present.ts'
import { projectRows, seesStranded } from './queries.ts'

/** Of the team that the caller is in. */
export const mine = read(project.mine, async ({ db, actor, language }) => {
  const semester = await secondSemester(db)
  const row = await projectRows(db)
    .innerJoin('seat as own', 'own.project_id', 'p.id')
    .where('own.account_id', '=', actor.id)
    .where('own.semester_id', '=', semester.id)
    .executeTakeFirst()
  return { view: row ? await presentView(db, row, { actor, language }) : null }
})

/** Published ones, and the caller's own draft (decision X5); one whose owner is disabled is still its team's and the staff's. */
export const one = read(project.one, async ({ db, actor, language, params }) => {
  const semester = await secondSemester(db)
  const row = await projectRows(db)
    .where('p.id', '=', params.id)
    .where('p.semester_id', '=', semester.id)
    .where((eb) =>
      eb.or([
        eb('p.status', 'in', statusesWith(projectStates, 'open')),
        eb.and([eb('p.owner_id', '=', actor.id), eb('p.status', 'in', statusesWith(projectStates, 'live'))]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  const view = await presentView(db, row, { actor, language })
  const isOfTeam = [...view.members, view.mentor].some((one) => one?._id === actor.id)
  return row.isOwnerDisabled && !isOfTeam && !seesStranded(actor.role) ? refuse('not-found') : view
})
