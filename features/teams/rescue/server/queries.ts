import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { canSignIn, hasEntered, isStudent, staysOutOf } from '#programme/programme/server/participation.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { creatorOf, type Group, type Person, type Place, type RescueProject } from './rules.ts'

export type RoundRow = NonNullable<Awaited<ReturnType<typeof newestRound>>>

const newest = (db: Queryable, semester: string) =>
  db
    .selectFrom('rescue_round')
    .selectAll()
    .where('semester_id', '=', semester)
    .orderBy('revision', 'desc')
    .limit(sql.lit(1))

export const newestRound = (db: Queryable, semester: string) => newest(db, semester).executeTakeFirst()
/** Locked, so that nobody else of the office changes it before the act is over. */
export const lockNewestRound = (db: Queryable, semester: string) =>
  newest(db, semester).forUpdate().executeTakeFirst()

/** Students through the entry of the semester that the condition on `account as a` and `seat as s` lets through. */
async function peopleBy(db: Queryable, { id, key }: SecondSemester, condition: RawBuilder<SqlBool>) {
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('onboarding as o', (on) =>
      on.onRef('o.account_id', '=', 'a.id').on('o.semester_key', '=', key),
    )
    .leftJoin('seat as s', (on) => on.onRef('s.account_id', '=', 'a.id').on('s.semester_id', '=', id))
    .select(['a.id', 'a.surname', 'a.firstname', 'a.university_id', 'a.personality'])
    .select(['s.project_id', 's.position'])
    .select(sql<boolean>`not ${canSignIn(sql.ref('a'))}`.as('isGone'))
    .where('a.role', '=', 'STUDENT')
    .where('a.personality', 'is not', null)
    .where(condition)
    .orderBy('a.sort_name')
    .orderBy('a.id')
    .execute()
  return rows.map(
    ({ project_id, position, ...person }): Person => ({
      ...person,
      seat: project_id === null || position === null ? null : { project_id, position },
    }),
  )
}

/** Who takes part in the semester and is not among its people yet: their first entry is not complete. */
export async function notEntered(db: Queryable, { id, key }: SecondSemester): Promise<number> {
  const { count } = await db
    .selectFrom('account as a')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isStudent)
    .where('a.disabled_at', 'is', null)
    .where(sql<SqlBool>`not ${staysOutOf(sql.ref('a.id'), id)}`)
    .where(sql<SqlBool>`(a.personality is null or not ${hasEntered(sql.ref('a.id'), key)})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Of `team_request as t`: of an application or an invitation, not of a mentor. */
const isRefusal = sql<SqlBool>`t.kind <> 'MENTOR_APPLICATION' and t.status = 'REJECTED'`

const placesBy = (db: Queryable, condition: RawBuilder<SqlBool>) =>
  db
    .selectFrom('rescue_place as p')
    .innerJoin('rescue_round as r', 'r.id', 'p.round_id')
    .select(['p.account_id', 'p.group_id', 'p.left_out', 'p.creates'])
    .select(
      sql<boolean>`exists (select from rescue_place x join rescue_round y on y.id = x.round_id
        where x.account_id = p.account_id and x.group_id is not null and y.sent_at is not null
          and y.semester_id = r.semester_id and y.revision > r.revision)`.as('isSuperseded'),
    )
    .select(
      sql<string[]>`array(select t.project_id from team_request t where t.person_id = p.account_id
        and t.semester_id = r.semester_id and ${isRefusal})`.as('refused'),
    )
    .where(condition)
    .execute()

const projectsBy = (db: Queryable, condition: RawBuilder<SqlBool>) =>
  db
    .selectFrom('project as p')
    .select(['p.id', 'p.name', 'p.status', 'p.is_complete', 'p.owner_id'])
    .where(condition)
    .orderBy('p.id')
    .execute()

type PlaceRow = Awaited<ReturnType<typeof placesBy>>[number]
type ProjectRow = Awaited<ReturnType<typeof projectsBy>>[number]

export interface Facts {
  people: readonly Person[]
  /** With a seat that nobody has, and whatever a group is about. */
  projects: readonly RescueProject[]
  groups: readonly Group[]
  /** Why somebody whom the round considered is in no group. */
  leftOut: ReadonlyMap<string, PlaceRow['left_out']>
}

/** Everybody without a team, every project with a seat, and what the round makes of them. */
export async function factsOf(
  db: Queryable,
  semester: SecondSemester,
  round?: { id: string },
): Promise<Facts> {
  const id = round?.id ?? null
  const wanted = sql<string>`
    select w.id from project w where w.semester_id = ${semester.id} and project_is_live(w.status)
      and not w.is_complete and (select count(*) from seat where project_id = w.id) < 3
    union select project_id from rescue_group where round_id = ${id}::uuid and project_id is not null
    union select t.project_id from seat t join rescue_place x on x.account_id = t.account_id
      where x.round_id = ${id}::uuid and t.semester_id = ${semester.id} and t.position = 0`
  const placed = sql`select account_id from rescue_place where round_id = ${id}::uuid`
  const people = await peopleBy(
    db,
    semester,
    sql<SqlBool>`(s.project_id is null or s.project_id in (${wanted}) or a.id in (${placed}))`,
  )
  const projects = await projectsBy(db, sql<SqlBool>`p.id in (${wanted})`)
  const places = await placesBy(db, sql<SqlBool>`p.round_id = ${id}::uuid`)
  const groups = await groupRows(db, sql<SqlBool>`round_id = ${id}::uuid`)
  return assembled({ people, projects, places, groups })
}

/** One group of a round that was sent. */
export async function groupOf(
  db: Queryable,
  semester: SecondSemester,
  group: string,
): Promise<Group | undefined> {
  const wanted = sql<string>`
    select project_id from rescue_group where id = ${group} and project_id is not null
    union select t.project_id from seat t join rescue_place x on x.account_id = t.account_id
      where x.group_id = ${group} and t.semester_id = ${semester.id} and t.position = 0`
  const placed = sql`select account_id from rescue_place where group_id = ${group}`
  const people = await peopleBy(
    db,
    semester,
    sql<SqlBool>`(s.project_id in (${wanted}) or a.id in (${placed}))`,
  )
  const projects = await projectsBy(db, sql<SqlBool>`p.id in (${wanted})`)
  const places = await placesBy(db, sql<SqlBool>`p.group_id = ${group}`)
  const groups = await groupRows(db, sql<SqlBool>`id = ${group}`)
  return assembled({ people, projects, places, groups }).groups[0]
}

const groupRows = (db: Queryable, condition: RawBuilder<SqlBool>) =>
  db.selectFrom('rescue_group').select(['id', 'project_id']).where(condition).orderBy('id').execute()

interface Rows {
  people: readonly Person[]
  projects: readonly ProjectRow[]
  places: readonly PlaceRow[]
  groups: readonly { id: string; project_id: string | null }[]
}

function assembled({ people, projects, places, groups }: Rows): Facts {
  const seated = Map.groupBy(people, ({ seat }) => seat?.project_id)
  const withTeams = projects.map(
    (project): RescueProject => ({
      ...project,
      team: (seated.get(project.id) ?? []).toSorted(
        (a, b) => (a.seat?.position ?? 0) - (b.seat?.position ?? 0),
      ),
    }),
  )
  const projectById = new Map(withTeams.map((one) => [one.id, one]))
  const personById = new Map(people.map((one) => [one.id, one]))
  const placesByGroup = Map.groupBy(places, ({ group_id }) => group_id)
  return {
    people,
    projects: withTeams,
    leftOut: new Map(places.map(({ account_id, left_out }) => [account_id, left_out])),
    groups: groups.map(({ id, project_id }): Group => {
      const own = (placesByGroup.get(id) ?? []).flatMap(({ account_id, ...place }): Place[] => {
        const person = personById.get(account_id)
        return person ? [{ ...person, ...place }] : []
      })
      const project = projectById.get(project_id ?? creatorOf(own)?.seat?.project_id ?? '')
      return { id, project: project && project.status !== 'DISSOLVED' ? project : null, places: own }
    }),
  }
}

/** What students without a team and projects have asked of each other, and what was refused. */
export async function betweenOf(db: Queryable, semester: string, student?: string) {
  const rows = await db
    .selectFrom('team_request')
    .select(['person_id', 'project_id', 'status'])
    .where('semester_id', '=', semester)
    .where('kind', '<>', 'MENTOR_APPLICATION')
    .where('status', 'in', ['PENDING', 'REJECTED'])
    .$if(student !== undefined, (query) => query.where('person_id', '=', student ?? ''))
    .execute()
  const projectsBy = Map.groupBy(rows, ({ person_id, status }) => `${person_id} ${status}`)
  const of = (id: string, status: 'PENDING' | 'REJECTED') =>
    new Set(projectsBy.get(`${id} ${status}`)?.map(({ project_id }) => project_id))
  return {
    asked: (id: string) => of(id, 'PENDING'),
    refused: (id: string) => of(id, 'REJECTED'),
  }
}
