import { statusesWith } from '#platform/contract/states.ts'
import { projectStates, projectStatuses } from '#teams/project/states.ts'
import { teamRequestStatuses } from '#teams/request/states.ts'
import type { Dashboard } from '../calls.ts'
import { record, sum } from './sums.ts'
import type { teamFigures } from './teams.ts'

type Found = Awaited<ReturnType<typeof teamFigures>>
type Rows = { [K in keyof Found]: readonly Found[K][number][] }
type Teams = NonNullable<Dashboard['teams']>

/** Of rows within reach. A dissolved project is counted as such and in no other figure. */
export function presentTeams({ projects, seated, applications }: Rows, students: number): Teams {
  const live = projects.filter(({ status }) => statusesWith(projectStates, 'live').includes(status))
  const all = sum(live, (row) => row.projects)
  const inTeam = sum(seated, (row) => row.students)
  const mentored = sum(live, (row) => row.mentored)
  const uploaded = sum(live, (row) => row.reports)
  return {
    projects: record(projectStatuses, (status) =>
      sum(projects, (row) => (row.status === status ? row.projects : 0)),
    ),
    students: { inTeam, without: students - inTeam },
    applications: record(teamRequestStatuses, (status) =>
      sum(applications, (row) => (row.status === status ? row.total : 0)),
    ),
    mentors: { mentored, without: all - mentored },
    reports: { uploaded, without: all - uploaded },
  }
}
