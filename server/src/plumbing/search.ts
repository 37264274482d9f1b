import { type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import { containing } from './database.ts'

export interface Matching<T, TB extends keyof T> {
  /** The folded text that a search looks into (decision L1); it has a trigram index. Null for a list without search. */
  searched: StringReference<T, TB> | null
}

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/**
 * Rows that hold every word, in any order (decision L1). `indexed: false` keeps the index of the search out of it, for
 * what walks through the list in its order and soon meets what it looks for.
 */
export function matching<T, TB extends keyof T, O>(
  { searched }: Matching<T, TB>,
  query: SelectQueryBuilder<T, TB, O>,
  words: readonly string[],
  { indexed = true } = {},
): SelectQueryBuilder<T, TB, O> {
  if (searched === null) return query
  const text = indexed ? sql.ref(searched as string) : sql`(${sql.ref(searched as string)} || '')`
  return words.reduce((found, word) => found.where(sql<SqlBool>`${text} like ${containing(word)}`), query)
}
