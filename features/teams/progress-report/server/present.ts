import { is } from '#platform/contract/states.ts'
import { type ProjectStatus, projectStates } from '#teams/project/states.ts'
import type { ProgressReport, ProgressReportRow } from '../calls.ts'
import type { ProjectRow } from './queries.ts'
import { isIncomplete } from './rules.ts'

export const isDissolved = (status: ProjectStatus): boolean => !is(projectStates, status, 'live')

interface Report {
  id: string
  submitted_at: Date
  bytes: number
}

export const presentReport = ({ id, submitted_at, bytes }: Report): ProgressReport => ({
  _id: id,
  submittedAt: submitted_at.toISOString(),
  bytes,
})

export const presentRow = ({
  id,
  name,
  members,
  status,
  report_id,
  ...row
}: ProjectRow): ProgressReportRow => ({
  _id: id,
  name,
  owner: { _id: row.owner_id, surname: row.surname, firstname: row.firstname, email: row.email },
  university: row.university_id ?? '',
  // Nobody is in the team of a dissolved project.
  isIncompleteTeam: !isDissolved(status) && isIncomplete(members),
  isDissolved: isDissolved(status),
  can: { read: is(projectStates, status, 'open') },
  report:
    report_id && row.submitted_at && row.bytes !== null
      ? presentReport({ id: report_id, submitted_at: row.submitted_at, bytes: row.bytes })
      : null,
})
