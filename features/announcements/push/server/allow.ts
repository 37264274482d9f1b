import { sql } from 'kysely'
import { describeDevice } from '#people/security/server/device.ts'
import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { push } from '../calls.ts'
import { isPublicKey, publicPushKey } from './keys.ts'
import { presentDevice } from './present.ts'
import { mayAllowAnother, mayReceivePushes } from './rules.ts'

export const allow = command(push.allow, async function allow({ tx, actor, now, body, settings, userAgent }) {
  const { endpoint, p256dh, auth } = body
  refuseUnless(mayReceivePushes(endpoint, settings.PUSH_TEST_URL))
  if (!isPublicKey(p256dh)) refuse('invalid-request', { fields: { p256dh: { rule: 'format' } } })
  const { id: key_id } = await publicPushKey(tx)
  const made = { endpoint, p256dh, auth, key_id, name: describeDevice(userAgent) }
  await lockEndpoint(tx, endpoint)
  // So that two of a person's devices do not take one position.
  await lockAccounts(tx, [actor.id])
  // With what was on its way to somebody else on this device: another person's pushes are not theirs.
  await tx
    .deleteFrom('push_device')
    .where('endpoint', '=', endpoint)
    .where('account_id', '<>', actor.id)
    .execute()
  const known = await tx
    .updateTable('push_device')
    .set(made)
    .where('endpoint', '=', endpoint)
    .returning(['id', 'name', 'allowed_at', 'endpoint'])
    .executeTakeFirst()
  if (known) return presentDevice(known)
  const place = { account_id: actor.id, position: await freePosition(tx, actor.id), allowed_at: now }
  const row = await tx
    .insertInto('push_device')
    .values({ ...made, ...place })
    .returning(['id', 'name', 'allowed_at', 'endpoint'])
    .executeTakeFirstOrThrow()
  return presentDevice(row)
})

/** Of two people who allow one device at the same moment the later one has it. */
const lockEndpoint = (tx: Tx, endpoint: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(tx)

async function freePosition(tx: Tx, account: string): Promise<number> {
  const rows = await tx
    .selectFrom('push_device')
    .select('position')
    .where('account_id', '=', account)
    .execute()
  const taken = rows.map(({ position }) => position)
  refuseUnless(mayAllowAnother(taken))
  return Array.from({ length: taken.length + 1 }, (_, i) => i + 1).find((one) => !taken.includes(one)) ?? 1
}
