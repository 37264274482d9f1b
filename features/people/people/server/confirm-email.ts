import { sql } from 'kysely'
import { forgetUnproven } from '#people/identity/server/forget.ts'
import { provePassword } from '#people/identity/server/link-password.ts'
import { tellOwner } from '#people/identity/server/tell-owner.ts'
import { findLink, issueToken, refuseLink, spendTokens, takeToken } from '#people/identity/server/token.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { days } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { sendMail } from '#platform/server/mail.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Counter } from '#platform/server/throttle.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { people } from '../calls.ts'
import { confirmCorrectedEmailMail, confirmEmailMail, emailChangedMail } from './mails.ts'

const PURPOSE = 'change-email'

/** A mailbox is not flooded by those who name it as theirs. */
export const changeMailsTo = (email: string): Counter => ({
  key: `change-email ${email}`,
  limit: { hits: 5, window: days(1) },
})

interface Wish {
  accountId: string
  /** The address that the account keeps until the wished one is proven. */
  from: string
  to: string
  firstname: string
  role: Role
  language: Language
  /** Who wished it: the invited person, or staff who corrected the address. */
  by: 'oneself' | 'staff'
}

const letters = {
  oneself: { template: 'confirm-email', words: confirmEmailMail },
  staff: { template: 'confirm-corrected-email', words: confirmCorrectedEmailMail },
} as const

/** Mails a link to the wished address, or tells its owner; the one who wished does not learn which. */
export async function askToConfirm(
  tx: Tx,
  { accountId, from, to, firstname, role, language, by }: Wish,
  request: { now: Date; settings: Settings },
): Promise<void> {
  if (await tellOwner(tx, to, request)) return
  const { now, settings } = request
  const url = `${settings.publicUrl}/app/auth/confirm-email/${await issueToken(tx, PURPOSE, accountId, now, to)}`
  const { template, words } = letters[by]
  await sendMail(tx, template, { email: to, language }, words[language]({ firstname, role, url, from }), now)
}

/** An address that somebody has been asked to confirm, and has not yet. */
export async function wishedEmail(db: Queryable, account: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('access_token')
    .select('email')
    .where('account_id', '=', account)
    .where('purpose', '=', PURPOSE)
    .where('is_newest', '=', sql.lit(true))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.email ?? null
}

/** The wished address is proven: it takes the old one's place, and both are told. */
export const confirmEmail = commandInSteps(people.confirmEmail, async function confirmEmail(request) {
  const { db, transact, params, body, now } = request
  const { accessToken } = params
  const link = await confirmable(db, accessToken, now)
  const tried = { db, accessToken, password: body.password, passwordHash: link.password_hash, now }
  await provePassword(tried, 'current-password-invalid')
  await transact((tx) => changeEmail(tx, request))
  return { done: true }
})

/** An open link, or the used one of the account's present address: pressed twice, or again after a lost answer. */
export async function confirmable(db: Database | Tx, accessToken: string, now: Date) {
  const link = await findLink(db, PURPOSE, accessToken, now)
  if (link?.state === 'open' || (link?.state === 'used' && link.proves === link.email)) return link
  return refuseLink(db, PURPOSE, accessToken, now)
}

async function changeEmail(
  tx: Tx,
  { params, now, actor, settings }: StepsRequest<typeof people.confirmEmail>,
): Promise<void> {
  const taken = await takeToken(tx, PURPOSE, params.accessToken, now)
  if (!taken?.email) return void (await confirmable(tx, params.accessToken, now))
  const { account_id: id, email } = taken
  const account = await tx
    .selectFrom('account')
    .select(['email', 'firstname', 'role', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await forgetUnproven(tx, email, now)
  await tx.updateTable('account').set({ email }).where('id', '=', id).execute()
  // Links mailed to the old address open nothing any more.
  await spendTokens(tx, 'reset-password', id, now)
  await writeAudit({ tx, actor, now }, 'email-changed', id)
  const { context } = await currentProgramme(tx)
  const { firstname, role, language } = account
  const url = `${settings.publicUrl}/app/auth/login`
  const told = { firstname, role, url, email, contact: context.CONTACT_EMAIL }
  for (const to of [account.email, email])
    await sendMail(tx, 'email-changed', { email: to, language }, emailChangedMail[language](told), now)
}
