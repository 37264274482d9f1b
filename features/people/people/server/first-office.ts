import { invalidate } from '#platform/server/cache.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { isLocal } from '#platform/server/local-start.ts'
import type { Settings } from '#platform/server/settings.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { followContact } from '#programme/programme/server/first.ts'
import { mailInvitation } from './invite.ts'
import { invitations } from './queries.ts'
import { takeBack } from './withdraw.ts'

/** What the first member is called until they say their name. */
export const FIRST_NAME = { firstname: 'Iroda', surname: 'Program' } as const

/**
 * Somebody must be the first: invited from the settings until the office has a member who can sign in. An invitation that
 * ran out, was refused, or whose link nobody can read any more is sent again. One to an address that is no longer in the
 * settings is taken back, and what named it as the contact names the new one. A start that others can reach needs the
 * address until then: it would serve a platform that nobody can ever enter.
 */
export async function inviteFirstOffice(tx: Tx, settings: Settings, now: Date): Promise<void> {
  const email = settings.FIRST_OFFICE_EMAIL.toLowerCase()
  if (await hasOffice(tx)) return
  if (!email) return refuseUnlessLocal(settings)
  const invited = await invitations(tx, now)
    .where('a.role', '=', 'OFFICE')
    .where('a.released_at', 'is', null)
    .execute()
  const scope = { tx, actor: null, now }
  const others = invited.filter((one) => one.email !== email)
  for (const { id } of others) await takeBack(scope, id)
  await followContact(
    tx,
    others.map((other) => other.email),
    email,
  )
  afterCommit(tx, () => invalidate('programme'))
  const known = invited.find((one) => one.email === email)
  if (known?.status === 'SENT' && (await mayArrive(tx, settings, email))) return
  const person = { email, ...FIRST_NAME }
  const id = known?.id ?? (await addOffice(tx, person, now))
  await mailInvitation(scope, settings, {
    ...person,
    id,
    role: 'OFFICE',
    username: null,
    language: 'hu',
  })
}

function refuseUnlessLocal(settings: Settings): void {
  if (!isLocal(settings)) throw new CannotStart(NOBODY)
}

const NOBODY =
  'Others can reach this platform and nobody of the office has entered it, so it needs FIRST_OFFICE_EMAIL, the address of their first member; see docs/hardening.md.'

/** Whether the newest invitation was taken, or is still there to be: to be sent, or to be read on the console. */
async function mayArrive(tx: Tx, { SMTP_URL }: Settings, email: string): Promise<boolean> {
  const mail = await newestInvitation(tx, email)
  if (!mail || mail.given_up_at !== null) return false
  if (mail.body_text !== null) return true
  return SMTP_URL !== '' && mail.sent_at !== null
}

const newestInvitation = (db: Queryable, email: string) =>
  db
    .selectFrom('mail')
    .select(['body_text', 'sent_at', 'given_up_at'])
    .where('recipient', '=', email)
    .where('template', '=', 'invitation')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const LINK = /^https?:\/\/[^/\s]+\/app\/auth\/register\/[\w-]+$/m

/**
 * How the first member comes in where no mail is sent: the link of their invitation, that nobody is named, or null where
 * somebody is there already.
 */
export async function wayIn(
  db: Database,
  settings: Settings,
): Promise<{ link: string; email: string } | 'nobody-is-named' | null> {
  if (await hasOffice(db)) return null
  const email = settings.FIRST_OFFICE_EMAIL.toLowerCase()
  if (!email) return 'nobody-is-named'
  const link = (await newestInvitation(db, email))?.body_text?.match(LINK)?.[0]
  return link ? { link, email } : null
}

async function hasOffice(db: Queryable): Promise<boolean> {
  const member = await db
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
