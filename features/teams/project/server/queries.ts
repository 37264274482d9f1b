import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Role } from '#platform/contract/parts.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { type ProjectNeed, TEAM_SIZE } from '../calls.ts'
import type { Reader } from './rules.ts'

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof projectRows>['execute']>>[number]

const focuses = sql<string[]>`array(
  select term_id from project_has_focus where project_id = p.id order by position)`

/** Everything that the wire shows of a project itself. */
export const projectRows = (db: Queryable) =>
  db
    .selectFrom('project as p')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .select([
      'p.id',
      'p.semester_id',
      'p.owner_id',
      'p.status',
      'p.name',
      'p.short_description',
      'p.problem',
      'p.solution',
      'p.market',
      'p.competitors',
      'p.business_model',
      'p.about_team',
      'p.contact',
      'p.revision',
      'p.is_complete',
      'p.published_at',
      focuses.as('focuses'),
    ])
    .select(['o.surname', 'o.firstname', 'p.university_id'])
    .select([
      sql<number>`(select count(*)::int from seat where project_id = p.id)`.as('members'),
      sql<boolean>`exists (select from mentorship where project_id = p.id)`.as('hasMentor'),
      sql<boolean>`exists (select from progress_report where project_id = p.id)`.as('hasReport'),
      sql<boolean>`not ${canSignIn(sql.ref('o'))}`.as('isOwnerAway'),
    ])

export const projectsByKey = (db: Queryable, keys: readonly string[]) =>
  projectRows(db).where('p.id', '=', anyOf(keys)).execute()

interface Filters {
  /** Of the owner (decision X12). */
  universities: readonly string[]
  focuses: readonly string[]
  needs: readonly ProjectNeed[]
}

/**
 * Staff see those too that nobody can join because the owner cannot sign in: the office gives them another
 * owner.
 */
export const seesStranded = (role: Role) => role === 'OFFICE' || role === 'UNIVERSITY'

const needed: Record<ProjectNeed, RawBuilder<SqlBool>> = {
  MEMBER: sql`not p.is_complete
    and not exists (select from seat where project_id = p.id and position = ${sql.lit(TEAM_SIZE - 1)})`,
  MENTOR: sql`not exists (select from mentorship where project_id = p.id)`,
}

/** Published ones of a semester that the filters let through (decision X1), as somebody of that role finds them. */
export const published = (
  db: Queryable,
  { semester, role }: { semester: string; role: Role },
  { universities, focuses, needs }: Filters,
) =>
  needs
    .reduce(
      (found, need) => found.where(needed[need]),
      db
        .selectFrom('project as p')
        .where('p.semester_id', '=', semester)
        .where('p.status', '=', sql.lit('PUBLISHED')),
    )
    .$if(!seesStranded(role), (query) =>
      query.where(sql<SqlBool>`not exists (
        select from account o where o.id = p.owner_id and not ${canSignIn(sql.ref('o'))})`),
    )
    .$if(universities.length > 0, (query) => query.where('p.university_id', 'in', universities))
    .$if(focuses.length > 0, (query) =>
      query.where(sql<SqlBool>`exists (
        select from project_has_focus where project_id = p.id and term_id = any (${focuses}))`),
    )

/** The team that somebody is in, with their own place in it: the owner has the first one. */
export const teamOf = (db: Queryable, student: string, semester: string) =>
  db
    .selectFrom('seat as s')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .leftJoin('mentorship as m', 'm.project_id', 'p.id')
    .select(['p.id', 'p.status', 's.position', 'm.mentor_id'])
    .select(sql<boolean>`m.mentor_id is not null`.as('hasMentor'))
    .where('s.account_id', '=', student)
    .where('s.semester_id', '=', semester)
    .executeTakeFirst()

/** The project of that team as the wire shows it. */
export const projectOf = (db: Queryable, student: string, semester: string) =>
  projectRows(db)
    .innerJoin('seat as own', 'own.project_id', 'p.id')
    .where('own.account_id', '=', student)
    .where('own.semester_id', '=', semester)
    .executeTakeFirst()

/** The team of a project, its owner first. */
export const membersOf = (db: Queryable, project: string) =>
  db
    .selectFrom('seat as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.surname', 'a.firstname', 'a.personality', 's.position', 's.since'])
    .where('s.project_id', '=', project)
    .orderBy('s.position')
    .execute()

export const mentorOf = (db: Queryable, project: string) =>
  db
    .selectFrom('mentorship as m')
    .innerJoin('account as a', 'a.id', 'm.mentor_id')
    .innerJoin('mentor_profile as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.surname', 'a.firstname', 'p.title'])
    .where('m.project_id', '=', project)
    .executeTakeFirst()

/**
 * Whether others find the mentor who reads, and whether they mentor this project. Not asked for anybody else.
 */
export async function readerOf(db: Queryable, project: { id: string }, actor: Actor): Promise<Reader> {
  const { role, universityId: university } = actor
  if (role !== 'MENTOR') return { role, university, isPublished: false, isMentorOfIt: false }
  const known = await db
    .selectNoFrom([
      sql<boolean>`exists (select from mentor_profile where account_id = ${actor.id} and is_published)`.as(
        'isPublished',
      ),
      sql<boolean>`exists (
        select from mentorship where project_id = ${project.id} and mentor_id = ${actor.id})`.as(
        'isMentorOfIt',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { role, university, ...known }
}

/** When the progress report of a project was uploaded, as the wire says it. */
export async function reportAt(db: Queryable, project: string): Promise<string | null> {
  const report = await db
    .selectFrom('progress_report')
    .select('submitted_at')
    .where('project_id', '=', project)
    .executeTakeFirst()
  return report?.submitted_at.toISOString() ?? null
}
