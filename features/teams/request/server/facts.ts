import type { Queryable } from '#platform/server/database.ts'
import { type LockedProject, seatOf } from '#teams/seats/server/lock.ts'
import { type Applicant, isSpent, mayInvite } from './rules.ts'

const isPending = ({ status }: { status: string }) => status === 'PENDING'

const askedByStudent = (db: Queryable, { student, semester }: { student: string; semester: string }) =>
  db
    .selectFrom('team_request')
    .select(['project_id', 'kind', 'status', 'void_reason'])
    .where('person_id', '=', student)
    .where('semester_id', '=', semester)
    .execute()

/** A student who applies: what they have asked and were asked is read once for all projects. In an act their row is locked. */
export async function applicantFacts(db: Queryable, id: string, semester: string) {
  const seat = await seatOf(db, id, semester)
  const requests = await askedByStudent(db, { student: id, semester })
  const pendingInAll = requests.filter((one) => isPending(one) && one.kind === 'APPLICATION').length
  return (project: string): Applicant => {
    const here = requests.filter((one) => one.project_id === project)
    const applied = here.filter(({ kind }) => kind === 'APPLICATION')
    return {
      id,
      seat,
      pendingInAll,
      pending: here.find(isPending)?.kind ?? null,
      isRejected: applied.some(({ status }) => status === 'REJECTED'),
      isSpent: isSpent(applied),
    }
  }
}

/** What decides whether a student may apply to a project. */
export const applicantOf = async (db: Queryable, id: string, project: string, semester: string) =>
  (await applicantFacts(db, id, semester))(project)

interface At {
  semester: { team_deadline: Date }
  now: Date
}

export type Inviting = Awaited<ReturnType<typeof inviterFacts>>

const askedOfProject = (db: Queryable, { project }: { project: string }) =>
  db
    .selectFrom('team_request')
    .select(['id', 'person_id', 'kind', 'status', 'void_reason'])
    .where('project_id', '=', project)
    .where('kind', '<>', 'MENTOR_APPLICATION')
    .execute()

/** A project that invites: what it has asked and was asked is read once for all students. */
export async function inviterFacts(db: Queryable, project: LockedProject, at: At) {
  const requests = await askedOfProject(db, { project: project.id })
  const open = requests.filter((one) => isPending(one) && one.kind === 'INVITATION').length
  const pendingOf = (student: string) => requests.find((one) => one.person_id === student && isPending(one))
  return {
    pendingOf,
    mayInvite(student: string, isInTeam = false) {
      const invited = requests.filter((one) => one.person_id === student && one.kind === 'INVITATION')
      const standing = {
        isInTeam,
        pending: pendingOf(student)?.kind ?? null,
        hasDeclined: invited.some(({ status }) => status === 'REJECTED'),
        isSpent: isSpent(invited),
      }
      return mayInvite(standing, project, open, at)
    },
  }
}
