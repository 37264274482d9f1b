import type { ActRequest } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import type { mentorApplication } from '../../mentor-application-calls.ts'
import { receivedApplication } from './queries.ts'

type Answering = ActRequest<typeof mentorApplication.decline> | ActRequest<typeof mentorApplication.see>

export async function findReceived({ tx, actor, params }: Answering) {
  const semester = await lockSecondSemester(tx)
  // Locked first: whoever answers the same one at this moment is waited for.
  await tx.selectFrom('team_request').select('id').where('id', '=', params.id).forUpdate().execute()
  return receivedApplication(tx, { mentor: actor.id, semester: semester.id, id: params.id })
}
