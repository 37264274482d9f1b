import type { ProjectStatus } from '@rajt/contract/project-states'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'

/** Students first, in the order of their ids, then the project, then the mentor, then requests (decision P11). */
export async function lockStudents(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export interface LockedProject {
  id: string
  semester_id: string
  owner_id: string
  status: ProjectStatus
  revision: number
  is_complete: boolean
  /** The owner included. */
  members: number
  hasMentor: boolean
  hasReport: boolean
  /** Nobody answers what is asked of it, until the office has given it another owner (decision P6). */
  isOwnerDisabled: boolean
}

/** A project of the semester with its team as nobody changes it before the act is through; refuses `not-found`. */
export const lockProject = (tx: Tx, id: string, semester: string): Promise<LockedProject> =>
  withTeam(tx, projectOf(tx, id, semester).forNoKeyUpdate())

/** The same as it is now, for reads. */
export const readProject = (db: Queryable, id: string, semester: string): Promise<LockedProject> =>
  withTeam(db, projectOf(db, id, semester))

const projectOf = (db: Queryable, id: string, semester: string) =>
  db
    .selectFrom('project')
    .select(['id', 'semester_id', 'owner_id', 'status', 'revision', 'is_complete'])
    .where('id', '=', id)
    .where('semester_id', '=', semester)

async function withTeam(db: Queryable, query: ReturnType<typeof projectOf>): Promise<LockedProject> {
  const project = await query.executeTakeFirst()
  if (!project) return refuse('not-found')
  // After the lock: who has joined meanwhile counts.
  const facts = await db
    .selectNoFrom([
      sql<number>`(select count(*)::int from seat where project_id = ${project.id})`.as('members'),
      sql<boolean>`exists (select from mentorship where project_id = ${project.id})`.as('hasMentor'),
      sql<boolean>`exists (select from progress_report where project_id = ${project.id})`.as('hasReport'),
      sql<boolean>`exists (
        select from account where id = ${project.owner_id} and disabled_at is not null)`.as(
        'isOwnerDisabled',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { ...project, ...facts }
}

/** The seat of a student in a team of the semester. */
export const seatOf = (db: Queryable, student: string, semester: string) =>
  db
    .selectFrom('seat')
    .select(['project_id', 'position'])
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .executeTakeFirst()

/** Of a student whose row is locked; refuses whoever owns no project (spec 8: "is not a project owner"). */
export async function ownedProject(tx: Tx, owner: string, semester: string): Promise<string> {
  const seat = await seatOf(tx, owner, semester)
  return seat?.position === 0 ? seat.project_id : refuse('not-project-owner')
}

/** The project of its owner, both locked. */
export async function lockOwnProject(tx: Tx, owner: string, semester: string): Promise<LockedProject> {
  await lockStudents(tx, [owner])
  return lockProject(tx, await ownedProject(tx, owner, semester), semester)
}
