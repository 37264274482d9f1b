import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act, read } from '#platform/server/request.ts'
import { type Lock, seal, unseal } from '#platform/server/sealed.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'
import type { Settings } from '#platform/server/settings.ts'
import { calendar } from '../calls.ts'

export const own = read(calendar.own, async ({ db, actor, settings }) => ({
  address: await ownAddress(db, actor.id, settings),
}))

/** Of several that are asked for at once, the last one counts. */
export const make = act(calendar.make, async ({ tx, actor, now, settings }) => {
  const code = newSecret()
  const made = {
    code_hash: hashSecret(code),
    sealed_code: seal(Buffer.from(code), lockOf(actor.id, settings)),
    made_at: now,
  }
  await tx
    .insertInto('calendar_address')
    .values({ account_id: actor.id, ...made })
    .onConflict((on) => on.column('account_id').doUpdateSet(made))
    .execute()
  return { url: urlOf(code, settings), madeAt: now.toISOString() }
})

export const remove = act(calendar.remove, async ({ tx, actor }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_address')
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not-found')
  return { done: true }
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

/** Some calendars take an address for a calendar by its end alone. */
const urlOf = (code: string, { publicUrl }: Settings) => `${publicUrl}/api/calendar/${code}.ics`

const lockOf = (account: string, { SECRET: secret }: Settings): Lock => ({
  secret,
  purpose: 'calendar address',
  owner: account,
})
