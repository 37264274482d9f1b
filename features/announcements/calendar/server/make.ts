import { command } from '#platform/server/request.ts'
import { seal } from '#platform/server/sealed.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'
import { calendar } from '../calls.ts'
import { lockOf, urlOf } from './address.ts'

/** Of several that are asked for at once, the last one counts. */
export const make = command(calendar.make, async function make({ tx, actor, now, settings }) {
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
