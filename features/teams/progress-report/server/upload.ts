import { missingOf } from '#course/course/server/missing.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import { writeTo } from '#people/identity/server/write-to.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { digestOf, handedIn } from '#programme/files/server/handed-in.ts'
import {
  lockSecondSemester,
  type SecondSemester,
  secondSemester,
} from '#programme/programme/server/second-semester.ts'
import { lockOwnProject, ownedProject } from '#teams/seats/server/lock.ts'
import { progressReport } from '../calls.ts'
import { reportHandedInMail } from './mails.ts'
import { presentReport } from './present.ts'
import { type ReportRow, reportOf } from './queries.ts'
import { mayUpload } from './rules.ts'

const about = { folder: 'progress-reports', field: 'file', name: 'progress-report.pdf' }

/** Once, and final (decision O2). Idempotent: the same file sent again gets the same answer. */
export const upload = commandInSteps(progressReport.upload, handIn, async ({ db, actor, now }) => {
  const semester = await secondSemester(db)
  const report = await reportOf(db, await ownedProject(db, actor.id, semester.id))
  // Whoever has uploaded may be sending the same file again.
  if (!report) await refuseUnlessDue(db, actor.id, { semester, report, now })
})

async function handIn(request: StepsRequest<typeof progressReport.upload>) {
  const { db, transact, actor, now, files, store, settings } = request
  const digest = await digestOf(files.file)
  const semester = await secondSemester(db)
  const before = await reportOf(db, await ownedProject(db, actor.id, semester.id))
  if (before && digest.equals(before.digest)) return presentReport(before)
  await refuseUnlessDue(db, actor.id, { semester, report: before, now })
  const { stored, pages } = await handedIn(request, files.file, about)
  return transact(async (tx) => {
    const semester = await lockSecondSemester(tx)
    const project = await lockOwnProject(tx, actor.id, semester.id)
    const report = await reportOf(tx, project.id)
    if (report && digest.equals(report.digest)) return presentReport(report)
    await refuseUnlessDue(tx, actor.id, { semester, report, now })
    const row = { project_id: project.id, uploader_id: actor.id, digest, submitted_at: now }
    const { id } = await tx
      .insertInto('progress_report')
      .values({ ...row, file_id: await store.keep(tx, stored, now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit({ tx, actor, now }, 'progress-report-submitted', id)
    const told = { at: now, digest, pages, project: await nameOf(tx, project.id), url: settings.publicUrl }
    await writeTo({ tx, now }, actor.id, 'handed-in', reportHandedInMail, told)
    return presentReport({ ...stored, id, submitted_at: now })
  })
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const { name } = await tx
    .selectFrom('project')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}

interface Facts {
  semester: SecondSemester
  report: ReportRow | undefined
  now: Date
}

/** Of the owner of a project. */
async function refuseUnlessDue(
  db: Queryable,
  owner: string,
  { semester, report, now }: Facts,
): Promise<void> {
  const missing = missingOf(await moduleProgress(db, { student: owner, semester: semester.id }))
  const standing = {
    semester,
    isOwner: true,
    isUploaded: report !== undefined,
    missing: missing?.length ?? null,
  }
  const verdict = mayUpload(standing, now)
  if (verdict === 'course-not-completed') refuse(verdict, { detail: { missing } })
  refuseUnless(verdict)
}
