import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject } from '#teams/seats/server/lock.ts'
import { lockPlaces } from '#teams/seats/server/mentor-places.ts'
import { placesLeft } from '#teams/seats/server/rules.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { notify } from '../notifications.ts'
import { lockPending, moveRequest, voidRequests } from '../transitions.ts'
import { receivedApplication } from './queries.ts'
import { mayMentor } from './rules.ts'

/** Final (decision P7). Idempotent: repeating it gets the same answer. */
export const accept = act(mentorApplication.accept, async function accept(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const own = { mentor: actor.id, semester: semester.id, id: params.id }
  const { project_id } = await receivedApplication(tx, own)
  const project = await lockProject(tx, project_id, semester.id)
  const places = await lockPlaces(tx, actor.id, semester)
  const pending = await lockPending(request, { persons: [actor.id], projects: [project.id] })
  const mayBecomeMentor = () => refuseUnless(mayMentor(project, places, { semester, now }))
  if (!pending.some(({ id }) => id === params.id)) {
    // It was answered while others had the locks, or before.
    const { status, void_reason: reason } = await receivedApplication(tx, own)
    if (status === 'ACCEPTED') return { remainingMentorableProjects: placesLeft(places) }
    if (project.hasMentor) mayBecomeMentor()
    return refuse('mentor-application-not-pending', { detail: { status, reason } })
  }
  mayBecomeMentor()
  const events = await moveRequest.MENTOR_APPLICATION(request, 'accept', [params.id], {
    set: { closed_at: now },
  })
  await tx
    .insertInto('mentorship')
    .values({ project_id, semester_id: semester.id, mentor_id: actor.id, since: now })
    .execute()
  const others = pending.filter(({ id, kind }) => id !== params.id && kind === 'MENTOR_APPLICATION')
  const ofProject = others.filter((one) => one.project_id === project.id)
  events.push(...(await voidRequests(request, ofProject, 'project-has-mentor')))
  const remaining = placesLeft(places) - 1
  const ofMentor = others.filter((one) => one.person_id === actor.id)
  if (remaining === 0) events.push(...(await voidRequests(request, ofMentor, 'mentor-full')))
  await notify(request, events)
  return { remainingMentorableProjects: remaining }
})
