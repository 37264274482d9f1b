import { command } from '#platform/server/request.ts'
import { endAccepted } from '#teams/request/server/transitions.ts'
import { team } from '../calls.ts'
import { lockTeam, note, tellBoth, viewOf } from './correct.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const removeMentor = command(team.removeMentor, async function removeMentor(request) {
  const { project } = await lockTeam(request)
  const removed = await request.tx
    .deleteFrom('mentorship')
    .where('project_id', '=', project.id)
    .returning('mentor_id')
    .executeTakeFirst()
  if (!removed) return viewOf(request)
  await endAccepted(request, project.id, 'office-corrected', removed.mentor_id)
  await note(request, 'team-mentor-removed', removed.mentor_id)
  await tellBoth(request, 'mentor-removed', removed.mentor_id, project.owner_id)
  return viewOf(request)
})
