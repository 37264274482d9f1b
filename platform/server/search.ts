import { type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import { containing } from './database.ts'

export interface Matching<T, TB extends keyof T> {
  /** The folded text that a search looks into (decision L1); it has a trigram index. Null for a list without search. */
  searched: StringReference<T, TB> | null
}

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/** Rows that hold every word, in any order (decision L1). */
export function matching<T, TB extends keyof T, O>(
  { searched }: Matching<T, TB>,
  query: SelectQueryBuilder<T, TB, O>,
  words: readonly string[],
): SelectQueryBuilder<T, TB, O> {
  if (searched === null) return query
  const text = sql.ref(searched as string)
  return words.reduce((found, word) => found.where(sql<SqlBool>`${text} like ${containing(word)}`), query)
}
