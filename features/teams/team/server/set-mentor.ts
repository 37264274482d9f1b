import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { takeMentor } from '#teams/request/server/seat.ts'
import { endAccepted } from '#teams/request/server/transitions.ts'
import { lockPlaces } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import { team } from '../calls.ts'
import { lockTeam, note, tellBoth, viewOf } from './correct.ts'
import { requireMentor } from './queries.ts'
import { tellCorrection } from './tell.ts'

/** Ends what the project has asked of others, and, where it was the mentor's last place, what others ask of them. */
export const setMentor = command(team.setMentor, async function setMentor(request) {
  const { tx, body } = request
  const { project, semester } = await lockTeam(request)
  await requireMentor(tx, body.mentor)
  const places = await lockPlaces(tx, body.mentor, semester)
  const current = await tx
    .selectFrom('mentorship')
    .select('mentor_id')
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  if (current?.mentor_id === body.mentor) return viewOf(request)
  refuseUnless(placesLeft(places) > 0 ? 'ok' : 'mentor-full')
  const pending = await lockPending(request, { persons: [body.mentor], projects: [project.id] })
  if (current) await tx.deleteFrom('mentorship').where('project_id', '=', project.id).execute()
  const left = placesLeft(places)
  await notify(request, await takeMentor(request, { mentor: body.mentor, pending, project, left }))
  await note(request, 'team-mentor-set', body.mentor, { from: current?.mentor_id ?? null })
  if (current) {
    await endAccepted(request, project.id, 'office-corrected', current.mentor_id)
    const readers = [{ id: current.mentor_id, concerned: 'person' as const }]
    await tellCorrection(request, {
      what: 'mentor-removed',
      project: project.id,
      person: current.mentor_id,
      readers,
    })
  }
  await tellBoth(request, 'mentor-set', body.mentor, project.owner_id)
  return viewOf(request)
})
