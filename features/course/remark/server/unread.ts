import { sql } from 'kysely'
import { query } from '#platform/server/request.ts'
import { remark } from '../calls.ts'
import { within } from './list.ts'

const COUNTED = 100

/** For the menu. */
export const unread = query(remark.unread, async function unread({ db }) {
  const found = within(db, { status: ['NEW'], kinds: [], modules: [] })
    .select(sql.lit(1).as('one'))
    .limit(sql.lit(COUNTED))
  const { n } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { unread: n }
})
