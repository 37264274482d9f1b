import { issueToken } from '#people/identity/server/token.ts'
import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail } from '#platform/server/mail.ts'
import { verifyMail } from './mails.ts'
import type { RegistrationRow } from './queries.ts'

export const keyOf = (email: string) => `verify-email ${email}`

/** What a mailbox gets at most, whoever asks. */
export const ofMailbox = (email: string) => ({ key: keyOf(email), limit: limits.verificationMailsOfMailbox })

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
