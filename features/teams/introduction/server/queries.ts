import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'

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
  semester: string,
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
