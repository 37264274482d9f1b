import { hashPassword, refuseCommon } from '#people/identity/server/password.ts'
import { peekToken, useToken } from '#people/identity/server/token.ts'
import { refuseReserved } from '#people/identity/server/username.ts'
import { askToConfirm, changeMailsTo } from '#people/people/server/confirm-email.ts'
import { keepAcknowledgement } from '#people/privacy/server/acknowledge.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { hit, usedUp } from '#platform/server/throttle.ts'
import { registration } from '../calls.ts'

/**
 * Invited people who still choose their username, address and password (decision A3). The invitation's address is the
 * proven one: another counts once a link mailed to it was pressed (docs/decisions/0008).
 */
export const registerInvited = commandInSteps(
  registration.registerInvited,
  async function registerInvited(request) {
    const { db, transact, params, body, now } = request
    refuseCommon(body.password, 'password')
    await peekToken(db, 'invitation', params.accessToken, now)
    const password_hash = await hashPassword(body.password)
    const mails = changeMailsTo(body.email)
    const mayMail = (await usedUp(db, [mails], now)) === null
    const mailed = await transact(async (tx) => {
      const account = await takeUp(tx, request, { username: body.username, password_hash })
      if (body.email === account.email || !mayMail) return false
      const { id: accountId, email: from, firstname, role, language } = account
      const wish = { accountId, from, to: body.email, firstname, role, language, by: 'oneself' as const }
      await askToConfirm(tx, wish, request)
      return true
    })
    // After the transaction: a username that was taken uses up no mail.
    if (mailed) await hit(db, mails, now)
    return { done: true }
  },
)

/**
 * Uses the invitation: from now on the account is its person's. Refused where it would be left without a
 * username.
 */
export async function takeUp(
  tx: Tx,
  {
    params,
    now,
    actor,
    language,
  }: StepsRequest<typeof registration.registerInvited | typeof registration.setupPassword>,
  chosen: { username?: string; password_hash: string },
) {
  const { account_id } = await useToken(tx, 'invitation', params.accessToken, now)
  const account = await tx
    .updateTable('account')
    .set(chosen)
    .where('id', '=', account_id)
    .where('password_hash', 'is', null)
    .$if(!chosen.username, (query) => query.where('username', 'is not', null))
    .returning(['id', 'email', 'firstname', 'role', 'language'])
    .executeTakeFirst()
  if (!account) return refuse('link-invalid')
  if (chosen.username) refuseReserved(chosen.username, account.role)
  // The form shows the notice; using it acknowledges the version in force.
  await keepAcknowledgement(tx, { accountId: account_id, language, now })
  await writeAudit({ tx, actor, now }, 'invitation-used', account_id)
  return account
}
