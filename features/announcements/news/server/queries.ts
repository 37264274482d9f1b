import { type SqlBool, sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { reachedAt } from './reach.ts'

export type NewsRow = Awaited<ReturnType<ReturnType<typeof newsRows>['execute']>>[number]

/** What somebody may see: the office all, everybody else what is for them or by them (decision N1). */
export function within(db: Queryable, { id, role, universityId }: Actor) {
  const all = db.selectFrom('news as n')
  if (role === 'OFFICE') return all
  return all.where(({ eb, or, and }) =>
    or([
      eb('n.author_id', '=', id),
      and([
        sql<SqlBool>`${role} = any (n.roles)`,
        ...(role === 'MENTOR' ? [] : [isForUniversity(universityId)]),
      ]),
    ]),
  )
}

const isForUniversity = (university: string | null) => sql<SqlBool>`
  (n.university_id is null or n.university_id = ${university})
  and (not exists (select from news_university u where u.news_id = n.id)
    or exists (select from news_university u where u.news_id = n.id and u.university_id = ${university}))`

/** It has reached the reader since they last opened the page; their own items are not new to them. */
export const isUnreadBy = (reader: string) => sql<boolean>`(n.author_id is distinct from ${reader}
  and ${reachedAt} > coalesce((select until from news_seen where account_id = ${reader}), '-infinity'))`

/** The universities that an item of the office is narrowed to. */
const narrowedTo = sql<
  string[]
>`array(select university_id from news_university where news_id = n.id order by 1)`

/** Everything that the wire shows of an item. */
export const newsRows = (db: Queryable, reader: string) =>
  db
    .selectFrom('news as n')
    .select([
      'n.id',
      'n.author_id',
      'n.university_id',
      'n.title',
      'n.text',
      'n.html',
      'n.language',
      'n.roles',
      'n.image_id',
      'n.image_text',
      'n.edited_at',
    ])
    .select(reachedAt.as('published_at'))
    .select(isUnreadBy(reader).as('is_unread'))
    .select(narrowedTo.as('universities'))

export const newsByKey = (db: Queryable, { keys, reader }: { keys: string[]; reader: string }) =>
  newsRows(db, reader).where('n.id', '=', anyOf(keys)).execute()

/** Locks an item that the caller may see; another one is not found. */
export async function lockNews(tx: Tx, actor: Actor, id: string) {
  const row = await within(tx, actor)
    .where('n.id', '=', id)
    .select(['n.id', 'n.author_id', 'n.university_id', 'n.title', 'n.image_id', 'n.edited_at', 'n.roles'])
    .forUpdate('n')
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  // Asked after the lock, so that a change of its audience which was under way counts.
  const { universities } = await tx
    .selectFrom('news as n')
    .select(narrowedTo.as('universities'))
    .where('n.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, universities }
}
