import { sql } from 'kysely'
import type { SpokenLanguage } from '#people/profile/spoken.ts'
import type { Personality } from '#platform/contract/parts.ts'
import { statusesWith } from '#platform/contract/states.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { unfiltered as anyIntroduction, published as introduced } from '#teams/introduction/server/queries.ts'
import { unfiltered as anyMentor, published as mentoring } from '#teams/mentor/server/queries.ts'
import { projectStates } from '#teams/project/states.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { Student, Team } from './rules.ts'

/**
 * All candidates, or those with these ids: standing suggestions are read at each visit, all candidates only
 * to draw anew.
 */
export type Only = readonly string[] | undefined

type These = { semester: string; ids: readonly string[] }

/** Whether somebody takes part in suggestions, as the reader and as the one who is suggested. */
export async function takesPart(db: Queryable, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('is_suggested')
    .where('id', '=', account)
    .executeTakeFirst()
  return row?.is_suggested ?? false
}

interface Spoken {
  first_language: SpokenLanguage | null
  second_language: SpokenLanguage | null
}
export const spokenBy = ({ first_language, second_language }: Spoken): SpokenLanguage[] =>
  [first_language, second_language].filter((one) => one !== null)

const introductionFocuses = sql<string[]>`array(
  select term_id from introduction_has_focus h
  where h.account_id = i.account_id and h.semester_id = i.semester_id order by position)`

/** Students who are found by owners (decision X4) and take part. */
export const suggestedStudents = (db: Queryable, semester: string, only: Only) =>
  only ? theseStudents(db, { semester, ids: only }) : studentRows(db, semester).execute()

const studentRows = (db: Queryable, semester: string) =>
  introduced(db, semester, anyIntroduction)
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .where('a.is_suggested', '=', sql.lit(true))
    .select(['a.id', 'a.personality', 'a.university_id', 'a.first_language', 'a.second_language'])
    .select(introductionFocuses.as('focuses'))

const theseStudents = (db: Queryable, { semester, ids }: These) =>
  studentRows(db, semester).where('a.id', '=', anyOf(ids)).execute()

/** A student as they look for a team, with or without an introduction. */
export async function ownSide(db: Queryable, student: string, semester: string): Promise<Student> {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('introduction as i', (on) =>
      on.onRef('i.account_id', '=', 'a.id').on('i.semester_id', '=', semester),
    )
    .select(['a.personality', 'a.university_id', 'a.first_language', 'a.second_language'])
    .select(introductionFocuses.as('focuses'))
    .where('a.id', '=', student)
    .executeTakeFirst()
  return row ? studentSide(row) : refuse('not-signed-in')
}

type StudentRow = Spoken & {
  personality: Personality | null
  university_id: string | null
  focuses: string[]
}
export const studentSide = (row: StudentRow): Student => ({
  type: row.personality,
  focuses: row.focuses,
  languages: spokenBy(row),
  university: row.university_id,
})

export type TeamRow = Awaited<ReturnType<ReturnType<typeof teamRows>['execute']>>[number]

/** What is needed of teams to compare them with somebody, and to know who may ask them. */
const teamRows = (db: Queryable, semester: string) =>
  db
    .selectFrom('project as p')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .select(['p.id as project', 'p.owner_id', 'p.status', 'p.is_complete'])
    .select(['o.university_id', 'o.first_language', 'o.second_language'])
    .select([
      sql<
        string[]
      >`array(select term_id from project_has_focus where project_id = p.id order by position)`.as('focuses'),
      sql<(Personality | null)[]>`array(select a.personality from seat s join account a on a.id = s.account_id
        where s.project_id = p.id order by s.position)`.as('types'),
      sql<boolean>`exists (select from mentorship where project_id = p.id)`.as('hasMentor'),
      sql<boolean>`not ${canSignIn(sql.ref('o'))}`.as('isOwnerAway'),
    ])
    .where('p.semester_id', '=', semester)

/** The team of its owner, published or not; refuses whoever owns none any more. */
export async function ownTeamSide(db: Queryable, owner: string, semester: string): Promise<Team> {
  const row = await teamRows(db, semester)
    .where('p.owner_id', '=', owner)
    .where('p.status', 'in', statusesWith(projectStates, 'live'))
    .executeTakeFirst()
  return row ? teamSide(row) : refuse('not-owner')
}

/** Published projects whose owners can answer and take part. */
export const suggestedTeams = (db: Queryable, semester: string, only: Only) =>
  only ? theseTeams(db, { semester, ids: only }) : openTeams(db, semester).execute()

const openTeams = (db: Queryable, semester: string) =>
  teamRows(db, semester)
    .where('p.status', '=', sql.lit('PUBLISHED'))
    .where('o.is_suggested', '=', sql.lit(true))
    .where(canSignIn(sql.ref('o')))

const theseTeams = (db: Queryable, { semester, ids }: These) =>
  openTeams(db, semester).where('o.id', '=', anyOf(ids)).execute()

export const teamSide = (row: TeamRow): Team => ({
  types: row.types,
  focuses: row.focuses,
  languages: spokenBy(row),
  university: row.university_id,
  free: seatsLeft(row.types.length),
})

/** Published mentors who take part, with their places where they have any of their own. */
export const suggestedMentors = (db: Queryable, semester: string, only: Only) =>
  only ? theseMentors(db, { semester, ids: only }) : mentorRows(db, semester).execute()

const mentorRows = (db: Queryable, semester: string) =>
  mentoring(db, anyMentor)
    .leftJoin('mentor_places as x', (on) =>
      on.onRef('x.mentor_id', '=', 'a.id').on('x.semester_id', '=', semester),
    )
    .where('a.is_suggested', '=', sql.lit(true))
    .select(['a.id', 'm.first_language', 'm.second_language', 'x.capacity', 'x.used'])
    .select(
      sql<string[]>`array(select term_id from mentor_has_term
        where account_id = a.id and kind = 'focus' order by position)`.as('focuses'),
    )

const theseMentors = (db: Queryable, { semester, ids }: These) =>
  mentorRows(db, semester).where('a.id', '=', anyOf(ids)).execute()
