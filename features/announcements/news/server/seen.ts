import { sql } from 'kysely'
import { command } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { reachedAt } from './reach.ts'

/** What is published while the page is open stays unread: nobody has seen more than is there, whatever time is sent. */
export const seen = command(news.seen, async function seen({ tx, actor, body }) {
  await sql`insert into news_seen (account_id, until)
    select ${actor.id}, least(${new Date(body.until)}::timestamptz, newest)
    from (select max(${reachedAt}) as newest from news n) there where newest is not null
    on conflict (account_id) do update set until = greatest(news_seen.until, excluded.until)`.execute(tx)
  return { done: true }
})
