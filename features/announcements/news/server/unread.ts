import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { isUnreadBy, within } from './queries.ts'

/** Somebody may have been away for years. */
const COUNTED = 100

/** For the menu. */
export const unread = query(news.unread, async function unread({ db, actor }) {
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
