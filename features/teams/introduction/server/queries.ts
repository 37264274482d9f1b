import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { anyOf, prepared, type Queryable } from '#platform/server/database.ts'

export type IntroductionRow = Awaited<ReturnType<ReturnType<typeof introductionRows>['execute']>>[number]

interface Filters {
  focuses: readonly string[]
  personalities: readonly string[]
  universities: readonly string[]
  languages: readonly string[]
}

export const unfiltered: Filters = { focuses: [], personalities: [], universities: [], languages: [] }
export const isNarrowed = (filters: Filters) =>
  filters.focuses.length +
    filters.personalities.length +
    filters.universities.length +
    filters.languages.length >
  0

/** Published ones of a semester: their students are in no team, as joining one hides them. */
export const published = (
  db: Queryable,
  semester: string | RawBuilder<string>,
  { focuses, personalities, universities, languages }: Filters,
) =>
  db
    .selectFrom('introduction as i')
    .where('i.semester_id', '=', semester)
    .where(sql<SqlBool>`i.is_published and i.is_here`)
    .$if(personalities.length > 0, (query) => query.where('i.personality', 'in', personalities))
    .$if(universities.length > 0, (query) => query.where('i.university_id', 'in', universities))
    .$if(languages.length > 0, (query) =>
      query.where(sql<SqlBool>`array[i.first_language, i.second_language] && ${languages}::text[]`),
    )
    .$if(focuses.length > 0, (query) =>
      query.where(sql<SqlBool>`exists (select from introduction_has_focus h
        where h.account_id = i.account_id and h.semester_id = i.semester_id and h.term_id = any (${focuses}))`),
    )

/** Everything that the wire shows of an introduction and its student. */
const introductionRows = (db: Queryable) =>
  db
    .selectFrom('introduction as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select([
      'a.id',
      'a.surname',
      'a.firstname',
      'a.picture_id',
      'a.university_id',
      'a.personality',
      'a.first_language',
    ])
    .select(['a.second_language', 'i.one_liner', 'i.introduction', 'i.facebook', 'i.linkedin'])
    .select(['i.shows_one_pager', 'i.is_published', 'i.is_here'])
    .select([
      sql<string[]>`array(select term_id from introduction_has_focus h
        where h.account_id = i.account_id and h.semester_id = i.semester_id order by position)`.as('focuses'),
      sql<boolean>`exists (select from one_pager o where o.account_id = i.account_id)`.as('has_one_pager'),
    ])

export const introductionsByKey = prepared<{ keys: string[]; semester: string }>('introductions_by_key')(
  (db, given) =>
    introductionRows(db)
      .where('i.account_id', '=', anyOf(given('keys')))
      .where(sql<SqlBool>`i.semester_id = ${given('semester')}`),
)

export const ownIntroduction = (db: Queryable, student: string, semester: string) =>
  introductionRows(db)
    .where('i.account_id', '=', student)
    .where('i.semester_id', '=', semester)
    .executeTakeFirst()
