import { sql } from 'kysely'
import { stretchOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act, read } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { presentNews } from './present.ts'
import { isUnreadBy, newsByKey, within } from './queries.ts'

/** Seconds; its address changes with the image, and at the latest with the hour. */
const KEPT_FOR = 3600
/** Somebody may have been away for years. */
const COUNTED = 100

/** Newest first (decision N2). */
export const more = read(news.more, async (request) => {
  const { db, actor, query } = request
  const all = within(db, actor)
  const { rows, hasMore } = await stretchOf(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'n.id',
      order: [['n.created_at', 'desc']],
      rows: (keys) => newsByKey(db, { keys, reader: actor.id }),
      show: (row) => presentNews(row, request),
    },
    query,
  )
  return { news: rows, hasMore }
})

/** For who may see its item; nobody else finds it (decision N1). */
export const image = read(news.image, async ({ db, actor, params }) => {
  const found = await within(db, actor)
    .innerJoin('file as f', 'f.id', 'n.image_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('n.id', '=', params.id)
    .executeTakeFirst()
  if (!found) return refuse('not-found')
  const { key, media_type: mediaType, name } = found
  return { content: { key }, mediaType, name, isShown: true, keptFor: KEPT_FOR }
})

/** For the menu. */
export const unread = read(news.unread, async ({ db, actor }) => {
  const found = within(db, actor)
    .where(isUnreadBy(actor.id))
    .select(sql.lit(1).as('one'))
    .limit(sql.lit(COUNTED))
  const { n } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { unread: n }
})

/** What is published while the page is open stays unread; a time in the future is taken as now. */
export const seen = act(news.seen, async ({ tx, actor, now, body }) => {
  const until = new Date(Math.min(Date.parse(body.until), now.getTime()))
  await tx
    .insertInto('news_seen')
    .values({ account_id: actor.id, until })
    .onConflict((on) =>
      on.column('account_id').doUpdateSet({ until: sql<Date>`greatest(news_seen.until, excluded.until)` }),
    )
    .execute()
  return { done: true }
})
