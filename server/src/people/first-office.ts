import type { Tx } from '../plumbing/database.ts'
import type { Settings } from '../plumbing/settings.ts'
import { mailInvitation } from './invite.ts'

/** Somebody must be the first: invited from the settings while the office has no member at all. */
export async function inviteFirstOffice(tx: Tx, settings: Settings, now: Date): Promise<void> {
  if (!settings.FIRST_OFFICE_EMAIL) return
  const known = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'OFFICE')
    .limit(1)
    .executeTakeFirst()
  if (known) return
  const person = { email: settings.FIRST_OFFICE_EMAIL.toLowerCase(), firstname: 'Iroda', surname: 'Program' }
  const { id } = await tx
    .insertInto('account')
    .values({ ...person, role: 'OFFICE', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mailInvitation({ tx, actor: null, now }, settings, { ...person, id, role: 'OFFICE', language: 'hu' })
}
