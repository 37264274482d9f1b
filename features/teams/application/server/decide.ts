import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type ActRequest, act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject, lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { mayJoin, seatsLeft } from '#teams/seats/server/rules.ts'
import { join } from '#teams/team-request/server/join.ts'
import { markSeen } from '#teams/team-request/server/seen.ts'
import { lockPending, moveRequest } from '#teams/team-request/server/void.ts'
import { application } from '../calls.ts'
import { receivedApplication } from './queries.ts'

/** Final (decision P3). Repeating it, after a lost answer, gets the same answer. */
export const accept = act(application.accept, async (request) => {
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
    return refuse('application-not-pending', { detail: whyNot(row, isInTeam) })
  }
  refuseUnless(mayJoin(project, { isInTeam }, semester, now))
  return { remainingSeats: await join(request, { request: asked, pending, project }) }
})

/** Repeating it gets the same answer; whoever was rejected cannot apply here any more (decision P4). */
export const reject = act(application.reject, async (request) => {
  const row = await lockReceived(request)
  if (row.status === 'REJECTED') return { done: true }
  if (row.status !== 'PENDING') return refuse('application-not-pending', { detail: whyNot(row, false) })
  await moveRequest.APPLICATION(request, 'reject', [row.id], { set: { closed_at: request.now } })
  return { done: true }
})

export const see = act(application.see, async (request) => {
  const { id } = await lockReceived(request)
  await markSeen(request, id)
  return { done: true }
})

type Deciding = ActRequest<typeof application.reject> | ActRequest<typeof application.see>

async function lockReceived({ tx, actor, params }: Deciding) {
  const semester = await lockSecondSemester(tx)
  await lockOwnProject(tx, actor.id, semester.id)
  return receivedApplication(tx, actor.id, semester.id, params.id)
}

/** The owner is told why the applicant is not there any more, where it is no secret of theirs. */
const whyNot = (row: { status: string; void_reason: string | null }, isInTeam: boolean) => ({
  status: row.status,
  reason: isInTeam ? 'joined-another-team' : row.void_reason,
})
