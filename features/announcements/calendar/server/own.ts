import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { type Lock, unseal } from '#platform/server/sealed.ts'
import type { Settings } from '#platform/server/settings.ts'
import { calendar } from '../calls.ts'
import { lockOf, urlOf } from './address.ts'

export const own = query(calendar.own, async function own({ db, actor, settings }) {
  return {
    address: await ownAddress(db, actor.id, settings),
  }
})

async function ownAddress(db: Queryable, account: string, settings: Settings) {
  const row = await db
    .selectFrom('calendar_address')
    .select(['sealed_code', 'made_at'])
    .where('account_id', '=', account)
    .executeTakeFirst()
  const code = row && codeOf(row.sealed_code, lockOf(account, settings))
  return code ? { url: urlOf(code, settings), madeAt: row.made_at.toISOString() } : null
}

/** Null after SECRET was changed: the address still works, but nobody can read it again, and so another is made. */
function codeOf(sealed: Buffer, lock: Lock): string | null {
  try {
    return unseal(sealed, lock).toString()
  } catch {
    return null
  }
}
