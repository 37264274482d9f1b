import { issueToken } from '#people/identity/server/token.ts'
import type { Tx } from '#platform/server/database.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail } from '#platform/server/mail.ts'
import { type ProcedureRequest, procedure } from '#platform/server/request.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import { registration } from '../calls.ts'
import { verifyMail } from './mails.ts'
import { type RegistrationRow, registrations } from './queries.ts'

const keyOf = (email: string) => `verify-email ${email}`

/** What a mailbox gets at most, whoever asks. */
export const ofMailbox = (email: string) => ({ key: keyOf(email), limit: limits.verificationMailsOfMailbox })

/** A new link to an address that has not been verified; silent about every other (decision A5). */
export const resendVerification = procedure(registration.resendVerification, async (request) => {
  await inEvenTime(() => resendIfUnverified(request))
  return { done: true }
})

// As with a forgotten password: whoever finds a budget spent has a link that is still valid.
async function resendIfUnverified(
  request: ProcedureRequest<typeof registration.resendVerification>,
): Promise<void> {
  const { db, transact, body, now, settings } = request
  const budgets = [...perAddress(keyOf(body.email), limits.verificationMails, request), ofMailbox(body.email)]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const row = await registrations(tx)
      .where('a.email', '=', body.email)
      .where('r.status', '=', 'UNVERIFIED')
      .where('a.released_at', 'is', null)
      .executeTakeFirst()
    if (row) await mailLink(tx, row, { now, publicUrl: settings.publicUrl })
  })
}

export async function mailLink(
  tx: Tx,
  row: RegistrationRow,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const { firstname, language } = row
  const token = await issueToken(tx, 'verify-email', row.account_id, now)
  const url = `${publicUrl}/app/auth/verify-email/success/${token}`
  await sendMail(tx, 'verify-email', row, verifyMail[language]({ firstname, url, replaces: false }), now)
}
