import type { Tx } from '#platform/server/database.ts'
import { sendMail } from '#platform/server/mail.ts'
import type { Settings } from '#platform/server/settings.ts'
import { alreadyRegisteredMail } from './mails.ts'

/**
 * Tells the owner of an address that somebody gave it, in the owner's language and by their own name: nothing that a
 * stranger typed reaches them. Says whether there is an owner; an address that nobody has proven has none.
 */
export async function tellOwner(
  tx: Tx,
  email: string,
  { now, settings }: { now: Date; settings: Settings },
): Promise<boolean> {
  const owner = await tx
    .selectFrom('account')
    .select(['firstname', 'role', 'language'])
    .where('email', '=', email)
    .where('released_at', 'is', null)
    .where('is_address_proven', '=', true)
    .executeTakeFirst()
  if (!owner) return false
  const { firstname, role, language } = owner
  const url = `${settings.publicUrl}/app/auth/login`
  const letter = alreadyRegisteredMail[language]({ firstname, role, url })
  await sendMail(tx, 'already-registered', { email, language }, letter, now)
  return true
}
