import { type SqlBool, sql } from 'kysely'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { publishedMentors } from '#teams/seats/server/published-mentors.ts'

export type MentorRow = Awaited<ReturnType<ReturnType<typeof mentorRows>['execute']>>[number]

interface Filters {
  specializations: readonly string[]
  focuses: readonly string[]
  languages: readonly string[]
  /** Only those with a place left in this semester, which gives everybody so many; null: with or without one. */
  freeIn: { id: string; mentor_capacity: number } | null
}

export const unfiltered: Filters = { specializations: [], focuses: [], languages: [], freeIn: null }
export const isNarrowed = ({ specializations, focuses, languages, freeIn }: Filters) =>
  freeIn !== null || specializations.length + focuses.length + languages.length > 0

/** Published ones that have one of each kind of term that is asked for; any where none is. */
export const published = (db: Queryable, { specializations, focuses, languages, freeIn }: Filters) =>
  publishedMentors(db)
    .$if(specializations.length > 0, (query) => query.where(hasTerm(specializations)))
    .$if(focuses.length > 0, (query) => query.where(hasTerm(focuses)))
    .$if(languages.length > 0, (query) =>
      query.where(sql<SqlBool>`array[m.first_language, m.second_language] && ${languages}::text[]`),
    )
    .$if(freeIn !== null, (query) => query.where(isFree(freeIn as NonNullable<typeof freeIn>)))

const hasTerm = (terms: readonly string[]) => sql<SqlBool>`exists (
  select from mentor_has_term h where h.account_id = a.id and h.term_id = any (${terms}))`

/** Whoever was never asked has the semester's places, all of them. */
const isFree = ({ id, mentor_capacity }: { id: string; mentor_capacity: number }) => sql<SqlBool>`coalesce((
  select x.used < x.capacity from mentor_places x where x.mentor_id = a.id and x.semester_id = ${id}), ${mentor_capacity} > 0)`

const termsOf = (kind: 'specialization' | 'focus') => sql<string[]>`array(
  select term_id from mentor_has_term where account_id = m.account_id and kind = ${sql.lit(kind)} order by position)`

/** Everything that the wire shows of a mentor, and what they edit. */
export const mentorRows = (db: Queryable) =>
  db
    .selectFrom('mentor_profile as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .leftJoin('mentor_places as x', (on) =>
      on
        .onRef('x.mentor_id', '=', 'a.id')
        .on(sql<SqlBool>`x.semester_id = (select id from semester where is_current)`),
    )
    .select(['x.capacity', 'x.used', 'x.is_own'])
    .select([
      'a.id',
      'a.surname',
      'a.firstname',
      'a.picture_id',
      'a.language',
      'm.contact_email',
      'm.phone',
      'm.facebook',
      'm.linkedin',
      'm.website',
      'm.biography',
      'm.title',
      'm.first_language',
      'm.second_language',
      'm.is_published',
      termsOf('specialization').as('specializations'),
      termsOf('focus').as('focuses'),
    ])

export const mentorsByKey = (db: Queryable, keys: readonly string[]) =>
  mentorRows(db).where('a.id', '=', anyOf(keys)).execute()
