import { sql } from 'kysely'
import { command } from '#platform/server/request.ts'
import { news } from '../calls.ts'

/** What is published while the page is open stays unread; a time in the future is taken as now. */
export const seen = command(news.seen, async function seen({ tx, actor, now, body }) {
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
