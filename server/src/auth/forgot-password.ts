import { auth } from '@rajt/contract/auth'
import { limits } from '../limits.ts'
import { inEvenTime } from '../plumbing/even-time.ts'
import { sendMail } from '../plumbing/mail.ts'
import { type ProcedureRequest, procedure } from '../plumbing/request.ts'
import { hitEach, perAddress } from '../plumbing/throttle.ts'
import { resetMail } from './mails.ts'
import { issueToken } from './token.ts'

/** Always succeeds (spec 8), and always takes the same time (decision A5). */
export const forgotPassword = procedure(auth.forgotPassword, async (request) => {
  await inEvenTime(() => mailLink(request))
  return { done: true }
})

// Links live as long as the budgets' windows: whoever finds one spent has a link that is still valid.
async function mailLink(request: ProcedureRequest<typeof auth.forgotPassword>): Promise<void> {
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
