import { prepared, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { seatOf } from '#teams/seats/server/lock.ts'
import { isSpent } from '../again.ts'
import type { Applicant } from './rules.ts'

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number]

/** Everything that the wire shows of an application, to either side. */
export const applicationRows = (db: Queryable) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .where('r.kind', '=', 'APPLICATION')
    .select([
      'r.id',
      'r.project_id',
      'r.person_id',
      'r.status',
      'r.motivation',
      'r.cv_file_id',
      'r.cv_digest',
    ])
    .select(['r.sent_at', 'r.answer_by', 'r.seen_at', 'r.closed_at', 'r.void_reason'])
    .select(['p.name', 'p.short_description', 'p.owner_id'])
    .select(['o.surname as owner_surname', 'o.firstname as owner_firstname'])
    .select(['a.surname', 'a.firstname', 'a.personality', 'a.picture_id', 'a.university_id'])
    .select(['a.first_language', 'a.second_language'])

/** The caller's own, or `not-found`. */
export async function ownApplication(db: Queryable, actor: Actor, id: string): Promise<ApplicationRow> {
  const row = await applicationRows(db)
    .where('r.id', '=', id)
    .where('r.person_id', '=', actor.id)
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

const received = prepared<{ owner: string; semester: string; id: string }>('received_application')(
  (db, given) =>
    applicationRows(db)
      .where('r.id', '=', given('id'))
      .where('r.semester_id', '=', given('semester'))
      .where('p.owner_id', '=', given('owner')),
)

/** One to a project of the caller's in this semester, or `not-found`. */
export async function receivedApplication(db: Queryable, owner: string, semester: string, id: string) {
  const [row] = await received(db, { owner, semester, id })
  return row ?? refuse('not-found')
}

const asked = prepared<{ student: string; semester: string }>('asked_by_student')((db, given) =>
  db
    .selectFrom('team_request')
    .select(['project_id', 'kind', 'status', 'void_reason'])
    .where('person_id', '=', given('student'))
    .where('semester_id', '=', given('semester')),
)

/** A student who applies: what they have asked and were asked is read once for all projects. In an act their row is locked. */
export async function applying(db: Queryable, id: string, semester: string) {
  const seat = await seatOf(db, id, semester)
  const requests = await asked(db, { student: id, semester })
  const isPending = ({ status }: { status: string }) => status === 'PENDING'
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
  (await applying(db, id, semester))(project)
