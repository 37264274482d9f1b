import { sql } from 'kysely'
import { usesIn } from '#course/course/server/uses.ts'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

/** Lessons that name it, in any version or in a draft. */
const uses = sql<number>`(select count(distinct thing_id)::int from (
  select thing_id from version_medium v where v.medium_id = w.id
  union all select thing_id from draft_medium d where d.medium_id = w.id) named)`

export const mediaRows = (db: Queryable) =>
  db
    .selectFrom('medium as w')
    .leftJoin('file as f', 'f.id', 'w.file_id')
    .leftJoin('file as c', 'c.id', 'w.captions_id')
    .leftJoin('file as p', 'p.id', 'w.poster_id')
    .leftJoin('account as a', 'a.id', 'w.created_by')
    .select([
      'w.id',
      'w.kind',
      'w.title',
      'w.address',
      'w.seconds',
      'w.width',
      'w.height',
      'w.work_minutes',
      'w.transcript',
      'w.created_at',
    ])
    .select(['w.file_id', 'w.captions_id', 'w.poster_id'])
    .select(['f.key', 'f.media_type', 'f.bytes', 'f.name', 'c.key as captions', 'p.key as poster'])
    .select(['a.surname', 'a.firstname'])
    .select(uses.as('uses'))

export type MediumRow = Awaited<ReturnType<ReturnType<typeof mediaRows>['execute']>>[number]

export const mediaByKeys = (db: Queryable, keys: readonly string[]) =>
  mediaRows(db).where('w.id', '=', anyOf(keys)).execute()

export async function findMedium(db: Queryable, id: string): Promise<MediumRow> {
  const row = await mediaRows(db).where('w.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** Read after the wait. */
export async function lockMedium(tx: Tx, id: string): Promise<MediumRow> {
  await tx.selectFrom('medium').select('id').where('id', '=', id).forUpdate().execute()
  return findMedium(tx, id)
}

export const usesOf = (db: Queryable, id: string, language: Language) =>
  usesIn(
    db,
    {
      versions: sql`select thing_id, number from version_medium where medium_id = ${id}`,
      drafts: sql`select thing_id from draft_medium where medium_id = ${id}`,
    },
    language,
  )

export const replacementsOf = (db: Queryable, id: string) =>
  db
    .selectFrom('medium_replacement as r')
    .leftJoin('account as a', 'a.id', 'r.replaced_by')
    .select(['r.name', 'r.bytes', 'r.replaced_at', 'a.surname', 'a.firstname'])
    .where('r.medium_id', '=', id)
    .orderBy('r.replaced_at', 'desc')
    .execute()
