import { termsNamed } from '#course/glossary/named.ts'
import { fieldsOf } from '#course/glossary/server/present.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { TermFile } from './glossary-format.ts'
import { yamlOf } from './write-course.ts'

/** A term of the glossary as its file has it. */
export interface StandingTerm {
  id: string
  term: TermFile
}

/** The whole glossary, in the order of its file. */
export async function standingTerms(db: Queryable): Promise<StandingTerm[]> {
  const rows = await db.selectFrom('glossary_term').selectAll().execute()
  return rows
    .map((row) => {
      const { huWord, huMeaning, enWord, enMeaning } = fieldsOf(row)
      const hu = { word: huWord, meaning: huMeaning }
      const en = { word: enWord, meaning: enMeaning }
      return { id: row.id, term: { key: row.key, hu, en } }
    })
    .toSorted((a, b) => (a.term.key < b.term.key ? -1 : 1))
}

/** glossary.yml with the terms that these texts name; null where they name none. */
export function glossaryFile(glossary: readonly StandingTerm[], texts: Iterable<string>): string | null {
  const named = new Set([...texts].flatMap(termsNamed))
  const terms = glossary.map(({ term }) => term).filter(({ key }) => named.has(key))
  return terms.length > 0 ? yamlOf({ terms }) : null
}
