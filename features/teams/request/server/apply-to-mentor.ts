import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { lockPlaces } from '#teams/seats/server/mentor-places.ts'
import { requireParticipant } from '#teams/seats/server/participant.ts'
import { keepMentor } from '#teams/seats/server/published-mentors.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import { eventsOf } from './events.ts'
import { notify } from './notifications.ts'
import { presentMentorApplication } from './present.ts'
import { askedBy, mentorApplicationById } from './queries.ts'
import { mayAskMentor } from './rules.ts'
import { sendRequest } from './send.ts'

/** Decision P7. Idempotent: repeating it gets the same answer. */
export const applyToMentor = command(mentorApplication.apply, async function applyToMentor(request) {
  const { tx, actor, now, params, body } = request
  const semester = await lockSecondSemester(tx)
  const mentor = await keepMentor(tx, params.id)
  const project = await lockOwnProject(tx, actor.id, semester.id, 'not-project-owner')
  await requireParticipant(tx, actor.id, semester.key)
  const places = await lockPlaces(tx, mentor, semester)
  const asked = await askedBy(tx, project.id)
  const pending = asked.find(({ person_id, status }) => person_id === mentor && status === 'PENDING')
  if (pending?.motivation === body.motivation) return presentMentorApplication(pending)
  refuseUnless(mayAskMentor(project, asked, { ...places, id: mentor }, { semester, now }))
  const id = await sendRequest(request, semester, {
    kind: 'MENTOR_APPLICATION',
    project_id: project.id,
    person_id: mentor,
    motivation: body.motivation,
  })
  await notify(request, eventsOf('sent', [id]))
  return presentMentorApplication(await mentorApplicationById(tx, id))
})
