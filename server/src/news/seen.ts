import { news } from '@rajt/contract/news'
import { sql } from 'kysely'
import { act, read } from '../plumbing/request.ts'
import { isUnreadBy, within } from './queries.ts'

const COUNTED = 100

/** For the menu; a bounded count, because somebody may have been away for years. */
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

/** What is published while the page is open stays unread; a time to come is taken as now. */
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
