import { issueToken } from '#people/identity/server/token.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail } from '#platform/server/mail.ts'
import { inEvenTime } from '#platform/server/minimum-duration.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import { auth } from '../calls.ts'
import { resetMail } from './mails.ts'

/** Always succeeds (spec 8), and always takes the same time (decision A5). */
export const forgotPassword = commandInSteps(auth.forgotPassword, async function forgotPassword(request) {
  await inEvenTime(() => mailLink(request))
  return { done: true }
})

// Links live as long as the budgets' windows: whoever finds one spent has a link that is still valid.
async function mailLink(request: StepsRequest<typeof auth.forgotPassword>): Promise<void> {
  const { db, transact, body, now, settings } = request
  const key = `forgot-password ${body.email}`
  const budgets = [...perAddress(key, limits.resetMails, request), { key, limit: limits.resetMailsOfMailbox }]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'language', 'firstname', 'email', 'role'])
      .where('email', '=', body.email)
      .where('released_at', 'is', null)
      // Who was invited and has no password yet sets it by their invitation.
      .where('password_hash', 'is not', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (!account) return
    const token = await issueToken(tx, 'reset-password', account.id, now)
    const url = `${settings.publicUrl}/app/auth/change-password/${token}`
    const { email, language } = account
    await sendMail(tx, 'reset-password', { email, language }, resetMail[language]({ ...account, url }), now)
  })
}
