import { missingOf, titlesOf } from '#course/course/server/missing.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { progressReport } from '../calls.ts'
import { presentReport } from './present.ts'
import { dissolvedReportsOf, reportOf, teamOf, templateOf } from './queries.ts'
import { isIncomplete, mayUpload } from './rules.ts'

export const standing = query(progressReport.standing, async function standing({ db, actor, now, language }) {
  const semester = await secondSemester(db)
  const team = await teamOf(db, actor.id, semester.id)
  const report = team && (await reportOf(db, team.id))
  const dissolved = await dissolvedReportsOf(db, actor.id, semester.id)
  const isOwner = team?.owner_id === actor.id
  const modules = await moduleProgress(db, { student: actor.id, semester: semester.id })
  const missing = isOwner ? missingOf(modules) : []
  const template = await templateOf(db, semester.id)
  const isTemplateOpen = modules.some(
    ({ module_id, unlocked }) => module_id === template?.module_id && unlocked,
  )
  const facts = { semester, isOwner, isUploaded: report !== undefined, missing: missing?.length ?? null }
  const verdict = mayUpload(facts, now)
  return {
    project: team ? { _id: team.id, name: team.name } : null,
    report: report ? presentReport(report) : null,
    dissolved: dissolved.map((row) => ({ project: row.name, report: presentReport(row) })),
    deadline: semester.progress_report_deadline.toISOString(),
    closedBy: verdict === 'ok' ? null : verdict,
    isIncompleteTeam: team !== undefined && isIncomplete(team.members),
    template: template && isTemplateOpen ? template.id : null,
    missing: await titlesOf(db, semester.id, language, missing ?? []),
  }
})
