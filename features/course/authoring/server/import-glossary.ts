import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { columnsOf } from '#course/glossary/server/present.ts'
import type { Tx } from '#platform/server/database.ts'
import { read } from './content.ts'
import { GlossaryFile, TermFile } from './glossary-format.ts'

/**
 * Adds the terms of the product's own glossary that are not there. Answers the keys of those whose word another term has,
 * with the key of that one: it is what lessons name then.
 */
export async function importGlossary(tx: Tx, file: string, now: Date): Promise<Map<string, string>> {
  const others = new Map<string, string>()
  if (!existsSync(file)) return others
  for (const term of termsOf(read(file, GlossaryFile))) {
    const there = await termLike(tx, term)
    if (there && there !== term.key) others.set(term.key, there)
    if (there) continue
    await tx
      .insertInto('glossary_term')
      .values({ key: term.key, ...columnsOf(fieldsIn(term)), created_at: now })
      .execute()
  }
  return others
}

const termsOf = ({ terms }: z.infer<typeof GlossaryFile>) => terms.map((term) => TermFile.parse(term))

export const fieldsIn = ({ hu, en }: TermFile) => ({
  huWord: hu.word,
  huMeaning: hu.meaning,
  enWord: en.word,
  enMeaning: en.meaning,
})

/** The key of the term that is there under its key, or with one of its words. */
async function termLike(tx: Tx, { key, hu, en }: TermFile): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from glossary_term
    where key = ${key} or fold(hu_word) = fold(${hu.word}) or fold(en_word) = fold(${en.word})
    order by (key = ${key}) desc, key limit 1`.execute(tx)
  return rows[0]?.key
}

/** A text that names other terms instead. */
export const renamed = (text: string, others: ReadonlyMap<string, string>): string =>
  [...others].reduce(
    (said, [key, other]) => said.replaceAll(`/glossary/${key})`, `/glossary/${other})`),
    text,
  )
