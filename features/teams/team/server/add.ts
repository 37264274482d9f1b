import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { takeSeat } from '#teams/request/server/seat.ts'
import { seatOf } from '#teams/seats/server/lock.ts'
import { requireEntered } from '#teams/seats/server/participant.ts'
import { team } from '../calls.ts'
import { lockTeam, note, tellBoth, viewOf } from './correct.ts'
import { mayAdd } from './rules.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const add = command(team.add, async function add(request) {
  const { tx, body } = request
  const { project, semester } = await lockTeam(request, [body.student])
  await requireEntered(tx, body.student, semester.key)
  const seat = await seatOf(tx, body.student, semester.id)
  if (seat?.project_id === project.id) return viewOf(request)
  refuseUnless(mayAdd(project, { isInTeam: seat !== undefined }))
  const pending = await lockPending(request, { persons: [body.student], projects: [project.id] })
  const ended = await takeSeat(request, { student: body.student, pending, project })
  await notify(request, ended)
  await note(request, 'team-member-added', body.student)
  await tellBoth(request, 'added', body.student, project.owner_id)
  return viewOf(request)
})
