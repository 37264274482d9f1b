import { sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { mail } from '../calls.ts'
import { deliveryOf, isNewestTo, presentUntakenOf } from './delivery.ts'

/** A coordinator reaches their own university's students alone (decision R5). */
export const ofPerson = query(mail.ofPerson, async function ofPerson({ db, actor, now, params }) {
  const tenant = tenantOf(actor)
  const row = await db
    .selectFrom('account as a')
    .leftJoin('mail as m', (on) => on.on(isNewestTo(sql`a.email`).$castTo<boolean>()))
    .select(deliveryOf(now).as('delivery'))
    .where('a.id', '=', params.id)
    .where('a.released_at', 'is', null)
    .$if(tenant !== null, (query) =>
      query.where('a.university_id', '=', tenant).where('a.role', '=', 'STUDENT'),
    )
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  return { untaken: presentUntakenOf(row.delivery) }
})
