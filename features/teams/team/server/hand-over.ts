import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { membersOf } from '#teams/project/server/queries.ts'
import { requireStudent } from '#teams/seats/server/participant.ts'
import { team } from '../calls.ts'
import { lockTeam, note, seatAnew, tellBoth, viewOf } from './correct.ts'

/** The new owner takes the first seat, the one so far theirs. Refuses `not-found` for a member who is disabled. */
export const handOver = command(team.handOver, async function handOver(request) {
  const { tx, body } = request
  const { project, semester } = await lockTeam(request, [body.student])
  if (project.owner_id === body.student) return viewOf(request)
  await requireStudent(tx, body.student, semester.key)
  const seats = await membersOf(tx, project.id)
  const heir = seats.find(({ id }) => id === body.student) ?? refuse('not-found')
  const [owner, ...others] = seats
  await tx.updateTable('project').set({ owner_id: heir.id }).where('id', '=', project.id).execute()
  const behind = others.map((one) => (one === heir && owner ? owner : one))
  await seatAnew(tx, project, [heir, ...behind])
  await note(request, 'team-handed-over', heir.id, { from: project.owner_id })
  await tellBoth(request, 'handed-over', heir.id, project.owner_id)
  return viewOf(request)
})
