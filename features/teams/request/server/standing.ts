import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { readProject } from '#teams/seats/server/lock.ts'
import { application } from '../application-calls.ts'
import { applicantOf } from './facts.ts'
import { presentApplication } from './present.ts'
import { applicationRows } from './queries.ts'
import { mayApply } from './rules.ts'

/** What stands on a project's page for a student who may join it. */
export const standing = query(application.standing, async function standing({ db, actor, now, params }) {
  const semester = await secondSemester(db)
  const project = await readProject(db, params.id, semester.id)
  const applicant = await applicantOf(db, actor.id, project.id, semester.id)
  const isOwnTeam = applicant.seat?.project_id === project.id
  const verdict = mayApply(applicant, project, semester, now)
  // Whoever is in the team reads that they are, whatever others find.
  if (verdict === 'not-found' && !isOwnTeam) return refuse(verdict)
  const last = await applicationRows(db)
    .where('r.person_id', '=', actor.id)
    .where('r.project_id', '=', project.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .executeTakeFirst()
  return {
    closedBy: verdict === 'ok' ? null : verdict === 'not-found' ? 'in-a-team-yourself' : verdict,
    application: last ? presentApplication(last) : null,
    isOwnTeam,
  }
})
