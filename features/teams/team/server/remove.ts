import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { membersOf } from '#teams/project/server/queries.ts'
import { endAccepted } from '#teams/request/server/transitions.ts'
import { team } from '../calls.ts'
import { lockTeam, note, seatAnew, tellBoth, viewOf } from './correct.ts'
import { mayRemove } from './rules.ts'

/** The seats behind move up; a team that was complete looks for members again. */
export const remove = command(team.remove, async function remove(request) {
  const { tx, body } = request
  const { project } = await lockTeam(request, [body.student])
  const seats = await membersOf(tx, project.id)
  refuseUnless(mayRemove(seats.find(({ id }) => id === body.student)))
  await seatAnew(
    tx,
    project,
    seats.filter(({ id }) => id !== body.student),
  )
  await tx.updateTable('project').set({ is_complete: false }).where('id', '=', project.id).execute()
  await endAccepted(request, project.id, 'office-corrected', body.student)
  await note(request, 'team-member-removed', body.student)
  await tellBoth(request, 'removed', body.student, project.owner_id)
  return viewOf(request)
})
