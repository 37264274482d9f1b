import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import type { ProjectStatus } from '#teams/project/states.ts'

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
  /**
   * Who cannot sign in: then nobody answers the project's requests, until the office has given it another owner
   * (decision P6).
   */
  isOwnerAway: boolean
}

const projectOf = (db: Queryable, id: string, semester: string) =>
  db
    .selectFrom('project')
    .select(['id', 'semester_id', 'owner_id', 'status', 'revision', 'is_complete'])
    .where('id', '=', id)
    .where('semester_id', '=', semester)

type Id = string | RawBuilder<string>

const factsOf = (project: Id, owner: Id) =>
  [
    sql<number>`(select count(*)::int from seat where project_id = ${project})`.as('members'),
    sql<boolean>`exists (select from mentorship where project_id = ${project})`.as('hasMentor'),
    sql<boolean>`exists (select from progress_report where project_id = ${project})`.as('hasReport'),
    sql<boolean>`exists (
    select from account o where o.id = ${owner} and not ${canSignIn(sql.ref('o'))})`.as('isOwnerAway'),
  ] as const

/** A project of the semester with its team, locked until the act is over; refuses `not-found`. */
export async function lockProject(tx: Tx, id: string, semester: string): Promise<LockedProject> {
  const project = await projectOf(tx, id, semester).forNoKeyUpdate().executeTakeFirst()
  if (!project) return refuse('not-found')
  // After the lock: who has joined meanwhile counts.
  const facts = await tx.selectNoFrom(factsOf(project.id, project.owner_id)).executeTakeFirstOrThrow()
  return { ...project, ...facts }
}

/** The same as it is now, for reads. */
export async function readProject(db: Queryable, id: string, semester: string): Promise<LockedProject> {
  const project = await projectOf(db, id, semester)
    .select(factsOf(sql.ref('project.id'), sql.ref('project.owner_id')))
    .executeTakeFirst()
  return project ?? refuse('not-found')
}

/** The seat of a student in a team of the semester. */
export const seatOf = (db: Queryable, student: string, semester: string) =>
  db
    .selectFrom('seat')
    .select(['project_id', 'position'])
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .executeTakeFirst()

/** Of a student, whose row an act has locked; refuses whoever owns no project (`not-owner`). */
export async function ownedProject(
  db: Queryable,
  owner: string,
  semester: string,
  otherwise: 'not-owner' | 'not-project-owner' = 'not-owner',
): Promise<string> {
  const seat = await seatOf(db, owner, semester)
  return seat?.position === 0 ? seat.project_id : refuse(otherwise)
}

/** The project of its owner, both locked; `otherwise`: how whoever owns none is refused. */
export async function lockOwnProject(
  tx: Tx,
  owner: string,
  semester: string,
  otherwise?: 'not-project-owner',
): Promise<LockedProject> {
  await lockAccounts(tx, [owner])
  return lockProject(tx, await ownedProject(tx, owner, semester, otherwise), semester)
}
