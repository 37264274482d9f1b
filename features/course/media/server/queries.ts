import { sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { MediumUse } from '../parts.ts'

/** Lessons that name it, in any version or in a draft. */
const uses = sql<number>`(select count(distinct thing_id)::int from (
  select thing_id from version_medium v where v.medium_id = w.id
  union all select thing_id from draft_medium d where d.medium_id = w.id) named)`

export const mediaRows = (db: Queryable) =>
  db
    .selectFrom('medium as w')
    .innerJoin('file as f', 'f.id', 'w.file_id')
    .leftJoin('file as c', 'c.id', 'w.captions_id')
    .leftJoin('file as p', 'p.id', 'w.poster_id')
    .leftJoin('account as a', 'a.id', 'w.created_by')
    .select([
      'w.id',
      'w.kind',
      'w.title',
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

/** The lessons that name a medium, of the newest semester first. */
export async function usesOf(db: Queryable, id: string, language: Language): Promise<MediumUse[]> {
  const { rows } = await sql<MediumUse>`
    with named as (
      select v.thing_id, l.version is not distinct from v.number as is_published, false as is_draft
      from version_medium v left join lesson l on l.id = v.thing_id where v.medium_id = ${id}
      union all select thing_id, false, true from draft_medium where medium_id = ${id}),
    used as (
      select thing_id, bool_or(is_published) as is_published, bool_or(is_draft) as is_draft,
        bool_or(not is_published and not is_draft) as is_earlier
      from named group by thing_id)
    select u.thing_id as lesson, coalesce(t.title, d.content -> ${language}::text ->> 'title', '') as title,
      coalesce(m.position, 0) as module, s.key as semester, u.is_published as "isPublished", u.is_draft as "isDraft",
      u.is_earlier as "isEarlier"
    from used u
    left join lesson l on l.id = u.thing_id
    left join lesson_text t on t.lesson_id = l.id and t.language = ${language}
    left join content_draft d on d.thing_id = u.thing_id
    left join module m on m.id = coalesce(l.module_id, d.module_id)
    join semester s on s.id = coalesce(m.semester_id, d.semester_id)
    order by s.starts_at desc, m.position, l.position nulls last, u.thing_id`.execute(db)
  return rows
}

export const replacementsOf = (db: Queryable, id: string) =>
  db
    .selectFrom('medium_replacement as r')
    .leftJoin('account as a', 'a.id', 'r.replaced_by')
    .select(['r.name', 'r.bytes', 'r.replaced_at', 'a.surname', 'a.firstname'])
    .where('r.medium_id', '=', id)
    .orderBy('r.replaced_at', 'desc')
    .execute()
