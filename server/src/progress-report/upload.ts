import { progressReport } from '@rajt/contract/progress-report'
import { missingOf } from '../course/missing.ts'
import { moduleProgress } from '../course/queries.ts'
import { handedIn } from '../plumbing/handed-in.ts'
import { record } from '../plumbing/record.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { procedure } from '../plumbing/request.ts'
import { lockSecondSemester } from '../programme/second-semester.ts'
import { lockOwnProject } from '../project/lock.ts'
import { presentReport } from './present.ts'
import { reportOf } from './queries.ts'
import { mayUpload } from './rules.ts'

/** Once, and final (decision O2). Idempotent: the same file sent again gets the same answer. */
export const upload = procedure(progressReport.upload, async ({ transact, actor, now, files, store }) => {
  const about = { folder: 'progress-reports', field: 'file', name: 'progress-report.pdf' }
  const { digest, stored } = await handedIn(store, files.file, about)
  return transact(async (tx) => {
    const semester = await lockSecondSemester(tx)
    const project = await lockOwnProject(tx, actor.id, semester.id)
    const before = await reportOf(tx, project.id)
    if (before && digest.equals(before.digest)) return presentReport(before)
    const missing = missingOf(await moduleProgress(tx, { student: actor.id, semester: semester.id }))
    const standing = {
      semester,
      isOwner: true,
      isUploaded: project.hasReport,
      missing: missing?.length ?? null,
    }
    const verdict = mayUpload(standing, now)
    if (verdict === 'course-not-completed') refuse(verdict, { detail: { missing } })
    refuseUnless(verdict)
    const row = { project_id: project.id, uploader_id: actor.id, digest, submitted_at: now }
    const { id } = await tx
      .insertInto('progress_report')
      .values({ ...row, file_id: await store.keep(tx, stored, now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ tx, actor, now }, 'progress-report-submitted', id)
    return presentReport({ ...stored, id, submitted_at: now })
  })
})
