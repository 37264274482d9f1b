import { type RawBuilder, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'

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
  return words.reduce((found, word) => found.where(holds(text, word)), query)
}

/** The index knows parts of three letters: fewer are found by it where a word begins. */
const INDEXED = 3
const BEFORE_WORDS = ['', '% ', '%-']

/** Whether a folded text holds a word: anywhere, or at the beginning of one of its own where it is short (decision 30). */
export function holds(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  const places = [...word].length < INDEXED ? BEFORE_WORDS : ['%']
  return sql<SqlBool>`(${sql.join(
    places.map((before) => sql`${text} like ${patternOf(before, word)}`),
    sql` or `,
  )})`
}

/**
 * Wildcards in the word, full-width ones too, are plain characters. As a subselect it is worked out once; as an expression
 * in a kept plan, for every row that might match (20 ms of 40).
 */
const patternOf = (before: string, word: string) =>
  sql<string>`(select ${sql.lit(before)} || regexp_replace(fold(${word}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%')`
