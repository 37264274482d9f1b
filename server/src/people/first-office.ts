import type { Tx } from '../plumbing/database.ts'
import type { Settings } from '../plumbing/settings.ts'
import { mailInvitation } from './invite.ts'
import { invitations } from './queries.ts'
import { takeBack } from './withdraw.ts'

/**
 * Somebody must be the first: invited from the settings until the office has a member who can sign in. An invitation that
 * ran out is sent again, and one to an address that is no longer in the settings is taken back.
 */
export async function inviteFirstOffice(tx: Tx, settings: Settings, now: Date): Promise<void> {
  const email = settings.FIRST_OFFICE_EMAIL.toLowerCase()
  if (!email || (await hasOffice(tx))) return
  const invited = await invitations(tx, now)
    .where('a.role', '=', 'OFFICE')
    .where('a.released_at', 'is', null)
    .execute()
  const scope = { tx, actor: null, now }
  for (const other of invited) if (other.email !== email) await takeBack(scope, other.id)
  const known = invited.find((one) => one.email === email)
  if (known?.status === 'SENT') return
  const person = { email, firstname: 'Iroda', surname: 'Program' }
  const id = known?.id ?? (await addOffice(tx, person, now))
  await mailInvitation(scope, settings, {
    ...person,
    id,
    role: 'OFFICE',
    username: null,
    language: 'hu',
  })
}

async function hasOffice(tx: Tx): Promise<boolean> {
  const member = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'OFFICE')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

async function addOffice(tx: Tx, person: { email: string; firstname: string; surname: string }, now: Date) {
  const { id } = await tx
    .insertInto('account')
    .values({ ...person, role: 'OFFICE', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
