import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Term } from '../lesson-term.ts'

/** All terms in one language, by key, in the order of its alphabet. */
export type Glossary = ReadonlyMap<string, Term>

export async function glossaryIn(db: Queryable, language: Language): Promise<Glossary> {
  const rows = await db
    .selectFrom('glossary_term')
    .select(['key', language === 'hu' ? 'hu_word as word' : 'en_word as word'])
    .select(language === 'hu' ? 'hu_meaning as meaning' : 'en_meaning as meaning')
    .execute()
  const { compare } = new Intl.Collator(language)
  const sorted = rows.toSorted((a, b) => compare(a.word, b.word))
  return new Map(sorted.map((term) => [term.key, term]))
}
