import { command } from '#platform/server/request.ts'
import { membersOf } from '#teams/project/server/queries.ts'
import { endProject } from '#teams/project/server/transition.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { team } from '../calls.ts'
import { lockTeam } from './correct.ts'
import { mentorContact } from './queries.ts'
import { tellCorrection } from './tell.ts'

/** Its students may join other teams, and its mentor has room for another project. */
export const dissolve = command(team.dissolve, async function dissolve(request) {
  const { project } = await lockTeam(request)
  const members = await membersOf(request.tx, project.id)
  const mentor = await mentorContact(request.tx, project.id)
  const events = await endProject(request, project.id, { reason: request.body.reason })
  await notify(request, events)
  const readers = [
    ...members.map(({ id }) => ({ id, concerned: 'person' as const })),
    ...(mentor ? [{ id: mentor.id, concerned: 'team' as const }] : []),
  ]
  await tellCorrection(request, { what: 'dissolved', project: project.id, person: null, readers })
  return { done: true }
})
