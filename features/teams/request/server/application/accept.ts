import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { mayJoin, seatsLeft } from '#teams/seats/server/rules.ts'
import { application } from '../../application-calls.ts'
import { notify } from '../notifications.ts'
import { join } from '../seat.ts'
import { lockPending } from '../transitions.ts'
import { refusalFor } from './decide.ts'
import { receivedApplication } from './queries.ts'

/** Final (decision P3). Repeating it, after a lost answer, gets the same answer. */
export const accept = act(application.accept, async function accept(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const { person_id, project_id } = await receivedApplication(tx, actor.id, semester.id, params.id)
  await lockAccounts(tx, [actor.id, person_id])
  const project = await lockProject(tx, project_id, semester.id)
  const isInTeam = (await seatOf(tx, person_id, semester.id)) !== undefined
  const pending = await lockPending(request, { persons: [person_id], projects: [project.id] })
  const asked = pending.find(({ id }) => id === params.id)
  if (!asked) {
    // It was answered while others had the locks, or before.
    const row = await receivedApplication(tx, actor.id, semester.id, params.id)
    if (row.status === 'ACCEPTED') return { remainingSeats: seatsLeft(project.members) }
    return refuse('application-not-pending', { detail: refusalFor(row, isInTeam) })
  }
  refuseUnless(mayJoin(project, { isInTeam }, semester, now))
  const { remaining, events } = await join(request, { request: asked, pending, project })
  await notify(request, events)
  return { remainingSeats: remaining }
})
