import type { Queryable } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { digestOf, handedIn } from '#programme/files/server/handed-in.ts'
import { lockSecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, readProject } from '#teams/seats/server/lock.ts'
import { requireParticipant } from '#teams/seats/server/participant.ts'
import { application } from '../application-calls.ts'
import { eventsOf } from './events.ts'
import { applicantOf } from './facts.ts'
import { notify } from './notifications.ts'
import { presentApplication } from './present.ts'
import { type ApplicationRow, applicationById, applicationRows } from './queries.ts'
import { mayApply } from './rules.ts'
import { sendRequest } from './send.ts'

const about = { folder: 'cvs', field: 'cv', name: 'cv.pdf' }

/** Decision X2. The same application sent again, because its answer was lost, gets the same answer. */
export const apply = commandInSteps(application.apply, send, async ({ db, actor, now, params }) => {
  const semester = await secondSemester(db)
  const project = await readProject(db, params.id, semester.id)
  const student = await applicantOf(db, actor.id, project.id, semester.id)
  const verdict = mayApply(student, project, semester, now)
  // What is pending already may be the same application, sent again; looked for last, as it may have come meanwhile.
  if (verdict !== 'ok' && !(await pendingOf(db, actor.id, project.id))) refuse(verdict)
})

async function send(request: StepsRequest<typeof application.apply>) {
  const { db, transact, actor, now, params, body, settings, files, store } = request
  const digest = files.cv ? await digestOf(files.cv) : null
  const before = await pendingOf(db, actor.id, params.id)
  if (before && isSame(before, body.motivation, digest)) return presentApplication(before)
  if (before) refuse('application-pending')
  const cv = files.cv && (await handedIn(request, files.cv, about))
  return transact(async (tx) => {
    const semester = await lockSecondSemester(tx)
    await lockAccounts(tx, [actor.id])
    await requireParticipant(tx, actor.id, semester.key)
    const project = await lockProject(tx, params.id, semester.id)
    const pending = await pendingOf(tx, actor.id, project.id)
    if (pending && isSame(pending, body.motivation, digest)) return presentApplication(pending)
    refuseUnless(mayApply(await applicantOf(tx, actor.id, project.id, semester.id), project, semester, now))
    const id = await sendRequest({ tx, actor, now }, semester, {
      kind: 'APPLICATION',
      project_id: project.id,
      person_id: actor.id,
      motivation: body.motivation,
      cv_file_id: cv && (await store.keep(tx, cv.stored, now)),
      cv_digest: digest,
    })
    await notify({ tx, actor, now, settings }, eventsOf('sent', [id]))
    return presentApplication(await applicationById(tx, id))
  })
}

const pendingOf = (db: Queryable, student: string, project: string) =>
  applicationRows(db)
    .where('r.person_id', '=', student)
    .where('r.project_id', '=', project)
    .where('r.status', '=', 'PENDING')
    .executeTakeFirst()

const isSame = ({ motivation, cv_digest }: ApplicationRow, sent: string, digest: Buffer | null) =>
  motivation === sent && (cv_digest ? digest?.equals(cv_digest) === true : !digest)
