import { prepared, type Queryable } from '#platform/server/database.ts'
import type { LockedProject } from '#teams/seats/server/lock.ts'
import { mayInvite } from './rules.ts'

interface At {
  semester: { team_deadline: Date }
  now: Date
}

export type Inviting = Awaited<ReturnType<typeof inviting>>

const asked = prepared<{ project: string }>('asked_of_project')((db, given) =>
  db
    .selectFrom('team_request')
    .select(['id', 'person_id', 'kind', 'status'])
    .where('project_id', '=', given('project'))
    .where('kind', '<>', 'MENTOR_APPLICATION'),
)

/** A project that invites: what it has asked and was asked is read once for all students. */
export async function inviting(db: Queryable, project: LockedProject, at: At) {
  const requests = await asked(db, { project: project.id })
  const isPending = ({ status }: { status: string }) => status === 'PENDING'
  const open = requests.filter((one) => isPending(one) && one.kind === 'INVITATION').length
  const pendingOf = (student: string) => requests.find((one) => one.person_id === student && isPending(one))
  return {
    pendingOf,
    mayInvite: (student: string, isInTeam = false) =>
      mayInvite(
        {
          isInTeam,
          pending: pendingOf(student)?.kind ?? null,
          hasDeclined: requests.some(
            ({ person_id, kind, status }) =>
              person_id === student && kind === 'INVITATION' && status === 'REJECTED',
          ),
        },
        project,
        open,
        at,
      ),
  }
}
