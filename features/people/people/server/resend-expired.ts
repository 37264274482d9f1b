import { sql } from 'kysely'
import { limits } from '#platform/contract/parts.ts'
import { command } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { hasStatus, invited } from './queries.ts'
import { lockThese, resendThese } from './resend-marked.ts'

/** As many as one press may send: the mail server takes them one after another. */
export const resendExpired = command(people.resendExpired, async function resendExpired(request) {
  const { tx, now } = request
  const expired = invited(tx).where(hasStatus(['EXPIRED'], now))
  const oldest = await expired
    .select('t.account_id as id')
    .orderBy('t.created_at')
    .orderBy('t.account_id')
    .limit(sql.lit(limits.marked))
    .execute()
  const ids = oldest.flatMap(({ id }) => (id ? [id] : []))
  const done = await resendThese(request, await lockThese(tx, ids, now))
  const { left } = await expired.select((eb) => eb.fn.countAll<number>().as('left')).executeTakeFirstOrThrow()
  return { ...done, left }
})
