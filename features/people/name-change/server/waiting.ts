import { sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { query } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { within } from './list.ts'

const COUNTED = 100

/** For the home page of staff. */
export const waiting = query(nameChange.waiting, async function waiting({ db, actor }) {
  const tenant = tenantOf(actor)
  const found = within(db, tenant === null ? [] : [tenant], ['WAITING'])
    .select(sql.lit(1).as('one'))
    .limit(sql.lit(COUNTED))
  const { n } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { waiting: n }
})
