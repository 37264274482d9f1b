import { is } from '#platform/contract/states.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { project } from '../calls.ts'
import { projectStates } from '../states.ts'
import { presentView } from './present.ts'
import { projectsByKey, seesStranded } from './queries.ts'
import { mayReadFinished } from './rules.ts'

/**
 * Published ones, and the caller's own draft (decision X5); one whose owner is disabled is still its team's and the staff's.
 * One of a finished semester is not for everybody any more (decision Y2).
 */
export const one = query(project.one, async function one({ db, actor, language, params }) {
  const [row] = await projectsByKey(db, [params.id])
  if (!row || !is(projectStates, row.status, row.owner_id === actor.id ? 'live' : 'open'))
    return refuse('not-found')
  const view = await presentView(db, row, { actor, language })
  const isOfTeam = [...view.members, view.mentor].some((one) => one?._id === actor.id)
  if (view.finished) {
    const reader = { role: actor.role, university: actor.universityId, isOfTeam }
    return mayReadFinished(reader, { university: row.university_id }) ? view : refuse('not-found')
  }
  if (actor.stage === 'FORMER') return refuse('not-in-semester')
  return row.isOwnerAway && !isOfTeam && !seesStranded(actor.role) ? refuse('not-found') : view
})
