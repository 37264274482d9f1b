import { sql } from 'kysely'
import { usesIn } from '#course/course/server/uses.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

const terms = (db: Queryable) =>
  db
    .selectFrom('glossary_term as t')
    .leftJoin('account as a', 'a.id', 't.created_by')
    .leftJoin('account as e', 'e.id', 't.edited_by')
    .select(['t.id', 't.key', 't.hu_word', 't.hu_meaning', 't.en_word', 't.en_meaning'])
    .select(['t.created_at', 't.edited_at', 'a.surname', 'a.firstname'])
    .select(['e.surname as editor_surname', 'e.firstname as editor_firstname'])

export type TermRow = Awaited<ReturnType<ReturnType<typeof terms>['execute']>>[number]

export async function findTerm(db: Queryable, id: string): Promise<TermRow> {
  return (await terms(db).where('t.id', '=', id).executeTakeFirst()) ?? refuse('not-found')
}

/** Read after the wait. */
export async function lockTerm(tx: Tx, id: string): Promise<TermRow> {
  await tx.selectFrom('glossary_term').select('id').where('id', '=', id).forUpdate().execute()
  return findTerm(tx, id)
}

/** Two who add the same word make two keys, one after the other. */
export const lockGlossary = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('glossary'))`.execute(tx)

/** None is added, edited or removed meanwhile. */
export async function lockTerms(tx: Tx): Promise<void> {
  await lockGlossary(tx)
  await tx.selectFrom('glossary_term').select('id').orderBy('id').forUpdate().execute()
}

export const keysOf = async (db: Queryable): Promise<Set<string>> =>
  new Set((await db.selectFrom('glossary_term').select('key').execute()).map(({ key }) => key))

export const findByWords = (db: Queryable, { huWord, enWord }: { huWord: string; enWord: string }) =>
  terms(db)
    .where(sql<boolean>`fold(hu_word) = fold(${huWord})`)
    .where(sql<boolean>`fold(en_word) = fold(${enWord})`)
    .executeTakeFirst()

/** The lessons that name a term, of the newest semester first. */
export const usesOf = (db: Queryable, key: string, language: Language) =>
  usesIn(
    db,
    {
      versions: sql`select thing_id, number from version_term where key = ${key}`,
      drafts: sql`select thing_id from draft_term where key = ${key}`,
    },
    language,
  )

export async function isUsed(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from version_term where key = ${key} union all select from draft_term where key = ${key} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Of some keys, those that no term has. */
export async function unknownAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key where not exists (select from glossary_term t where t.key = key.key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
