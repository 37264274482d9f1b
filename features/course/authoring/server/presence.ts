import { sql } from 'kysely'
import { seconds } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'

/** Somebody who has not said for so long that they are there is gone: three times missed (web/use-presence.ts). */
const GONE_AFTER = seconds(45)
/** What one person has open at once, in all their windows; what was said longest ago is forgotten first. */
const OPEN_AT_ONCE = 20
/** Names that an editor is shown. */
const SHOWN_AT_MOST = 10

interface Sign {
  thing: string
  account: string
  now: Date
}

/** Keeps that somebody is writing a thing. Whoever comes back after they were gone begins anew. */
export async function notePresence(tx: Tx, { thing, account, now }: Sign): Promise<void> {
  await sql`
    insert into content_presence (thing_id, account_id, since, seen_at) values (${thing}, ${account}, ${now}, ${now})
    on conflict (thing_id, account_id) do update set seen_at = ${now},
      since = case when content_presence.seen_at < ${goneBefore(now)} then ${now} else content_presence.since end
      where content_presence.seen_at <= ${now}`.execute(tx)
}

/** Those that somebody else clears at this moment are passed over: nobody waits for a row that is going. */
export async function clearPresence(tx: Tx, { account, now }: Omit<Sign, 'thing'>): Promise<void> {
  await sql`
    delete from content_presence where (thing_id, account_id) in (
      select p.thing_id, p.account_id from content_presence p
      where p.seen_at < ${goneBefore(now)} or (p.account_id = ${account} and p.thing_id not in (
        select thing_id from content_presence where account_id = ${account}
        order by seen_at desc limit ${sql.lit(OPEN_AT_ONCE)}))
      for update skip locked)`.execute(tx)
}

/** Who else writes a thing, those first who came first. */
export const othersAt = (tx: Tx, { thing, account, now }: Sign) =>
  tx
    .selectFrom('content_presence as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['a.surname', 'a.firstname', 'p.since'])
    .where('p.thing_id', '=', thing)
    .where('p.account_id', '<>', account)
    .where('p.seen_at', '>=', goneBefore(now))
    .orderBy('p.since')
    .orderBy('p.account_id')
    .limit(SHOWN_AT_MOST)
    .execute()

const goneBefore = (now: Date) => new Date(now.getTime() - GONE_AFTER)
