import { progressReport } from '@rajt/contract/progress-report'
import { missingModules, titlesOf } from '../course/missing.ts'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { presentReport } from './present.ts'
import { reportOf, teamOf } from './queries.ts'
import { isIncomplete, mayUpload } from './rules.ts'

export const standing = read(progressReport.standing, async ({ db, actor, now, language }) => {
  const semester = await secondSemester(db)
  const team = await teamOf(db, actor.id, semester.id)
  const report = team && (await reportOf(db, team.id))
  const isOwner = team?.owner_id === actor.id
  const missing = isOwner ? await missingModules(db, actor.id, semester.id) : []
  const facts = { semester, isOwner, isUploaded: report !== undefined, missing: missing?.length ?? null }
  const verdict = mayUpload(facts, now)
  return {
    project: team ? { _id: team.id, name: team.name } : null,
    report: report ? presentReport(report) : null,
    deadline: semester.progress_report_deadline.toISOString(),
    closedBy: verdict === 'ok' ? null : verdict,
    isIncompleteTeam: team !== undefined && isIncomplete(team.members),
    missing: await titlesOf(db, semester.id, language, missing ?? []),
  }
})
