import { sql } from 'kysely'
import { tenantOf, universitiesOf } from '#people/identity/server/tenant.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { read } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { type NameChangeStatus, nameChangeStatuses } from '../states.ts'
import { presentNameChange } from './present.ts'
import { nameChangesByKey, reachable } from './queries.ts'

/** The one that waits longest first; found by what its student is found by. */
export const list = read(nameChange.list, async ({ db, actor, body }) => {
  const tenant = tenantOf(actor)
  const all = reachable(db, tenant === null ? [] : [tenant])
  const universities = universitiesOf(actor, body.universities)
  const isNarrowed = body.status.length + body.universities.length > 0
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? within(db, universities, body.status) : all,
      states: Object.fromEntries(nameChangeStatuses.map((one) => [one, within(db, universities, [one])])),
      searched: 'a.search_text',
      key: 'n.id',
      order: [['n.at', 'asc']],
      rows: (keys) => nameChangesByKey(db, { keys }),
      show: (row) => presentNameChange(row, actor),
    },
    body,
  )
  return { requests: rows, byStatus: states as Record<NameChangeStatus, number>, ...counts }
})

const within = (db: Database, universities: readonly string[], status: readonly NameChangeStatus[]) =>
  reachable(db, universities).$if(status.length > 0, (query) => query.where('n.status', 'in', status))

const COUNTED = 100

/** For the home page of staff. */
export const waiting = read(nameChange.waiting, async ({ db, actor }) => {
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
