import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { moveRequest } from '../transitions.ts'
import { presentMentorApplication } from './present.ts'
import { sentApplication } from './queries.ts'

/** Idempotent: repeating it gets the same answer. */
export const revoke = act(mentorApplication.revoke, async function revoke(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const project = await lockOwnProject(tx, actor.id, semester.id)
  const row = await sentApplication(tx, project.id, params.id)
  if (row.status !== 'REVOKED')
    await moveRequest.MENTOR_APPLICATION(request, 'revoke', [row.id], { set: { closed_at: now } })
  return presentMentorApplication(await sentApplication(tx, project.id, row.id))
})
