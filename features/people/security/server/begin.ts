import { findPerson, lockSecondFactor } from '#people/identity/server/second-factor.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { seal } from '#platform/server/sealed.ts'
import { security } from '../calls.ts'
import { lockOf } from './code.ts'
import { provePassword } from './own-password.ts'
import { mayBegin } from './rules.ts'
import { keyAsText, newKey, uriOf } from './totp.ts'

/** A key for the authenticator app; one that was shown before and never confirmed is forgotten. */
export const begin = commandInSteps(security.beginSecondFactor, async function begin(request) {
  const { transact, actor, body, now, settings } = request
  await provePassword(request, body.password)
  const key = newKey()
  const sealed_key = seal(key, lockOf(settings.SECRET, actor.id))
  const email = await transact(async (tx) => {
    const row = await lockSecondFactor(tx, actor.id)
    refuseUnless(mayBegin({ isOn: row?.confirmed_at != null }))
    await tx
      .insertInto('second_factor')
      .values({ account_id: actor.id, role: actor.role, sealed_key, created_at: now })
      .onConflict((on) =>
        on
          .column('account_id')
          .doUpdateSet({ sealed_key, created_at: now })
          .where('second_factor.confirmed_at', 'is', null),
      )
      .execute()
    return (await findPerson(tx, actor.id))?.email ?? ''
  })
  return { key: keyAsText(key), uri: uriOf(key, email) }
})
