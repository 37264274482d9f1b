import type { ActRequest } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import type { application } from '../../application-calls.ts'
import { receivedApplication } from './queries.ts'

type Deciding = ActRequest<typeof application.reject> | ActRequest<typeof application.see>

export async function lockReceived({ tx, actor, params }: Deciding) {
  const semester = await lockSecondSemester(tx)
  await lockOwnProject(tx, actor.id, semester.id)
  return receivedApplication(tx, actor.id, semester.id, params.id)
}

/** The owner is told why the applicant is not there any more, where it is no secret of theirs. */
export const refusalFor = (row: { status: string; void_reason: string | null }, isInTeam: boolean) => ({
  status: row.status,
  reason: isInTeam ? 'joined-another-team' : row.void_reason,
})
