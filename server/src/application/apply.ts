import { application } from '@rajt/contract/application'
import { handedIn } from '../plumbing/handed-in.ts'
import { lockAccounts } from '../plumbing/lock-accounts.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import { type ProcedureRequest, procedure } from '../plumbing/request.ts'
import { lockSecondSemester } from '../programme/second-semester.ts'
import { lockProject } from '../project/lock.ts'
import { refuseGone } from '../project/student.ts'
import { sendRequest } from '../team-request/send.ts'
import { presentApplication } from './present.ts'
import { type ApplicationRow, applicantOf, applicationRows, ownApplication } from './queries.ts'
import { mayApply } from './rules.ts'

/** Decision X2. The same application sent again, because its answer was lost, gets the same answer. */
export const apply = procedure(application.apply, async (request) => {
  const { transact, actor, now, params, body, settings, store } = request
  const cv = await readCv(request)
  return transact(async (tx) => {
    const semester = await lockSecondSemester(tx)
    await lockAccounts(tx, [actor.id])
    await refuseGone(tx, actor.id, semester.key)
    const project = await lockProject(tx, params.id, semester.id)
    const pending = await applicationRows(tx)
      .where('r.person_id', '=', actor.id)
      .where('r.project_id', '=', project.id)
      .where('r.status', '=', 'PENDING')
      .executeTakeFirst()
    if (pending && isSame(pending, body.motivation, cv?.digest)) return presentApplication(pending)
    refuseUnless(mayApply(await applicantOf(tx, actor.id, project.id, semester.id), project, semester, now))
    const id = await sendRequest({ tx, actor, now, settings }, semester, {
      kind: 'APPLICATION',
      project_id: project.id,
      person_id: actor.id,
      motivation: body.motivation,
      cv_file_id: cv && (await store.keep(tx, cv.stored, now)),
      cv_digest: cv?.digest ?? null,
    })
    return presentApplication(await ownApplication(tx, actor, id))
  })
})

/** Read and stored before the transaction; null without one. */
async function readCv({ files, store }: Pick<ProcedureRequest<typeof application.apply>, 'files' | 'store'>) {
  if (!files.cv) return null
  return handedIn(store, files.cv, { folder: 'cvs', field: 'cv', name: 'cv.pdf' })
}

const isSame = ({ motivation, cv_digest }: ApplicationRow, sent: string, digest: Buffer | undefined) =>
  motivation === sent && (cv_digest ? digest?.equals(cv_digest) === true : !digest)
