import { query } from '#platform/server/request.ts'
import { push } from '../calls.ts'
import { publicPushKey } from './keys.ts'
import { presentDevice } from './present.ts'

/** The caller's own, the latest first. */
export const devices = query(push.devices, async function devices({ db, actor }) {
  const { publicKey } = await publicPushKey(db)
  const rows = await db
    .selectFrom('push_device')
    .select(['id', 'name', 'allowed_at', 'endpoint'])
    .where('account_id', '=', actor.id)
    .orderBy('allowed_at', 'desc')
    .orderBy('id')
    .execute()
  return { devices: rows.map(presentDevice), publicKey }
})
