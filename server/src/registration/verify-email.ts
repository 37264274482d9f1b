import type { Answer } from '@rajt/contract/call'
import type { Language } from '@rajt/contract/parts'
import type { registration } from '@rajt/contract/registration'
import { issueToken, spendTokens, takeToken } from '../auth/token.ts'
import { limits } from '../limits.ts'
import type { Tx } from '../plumbing/database.ts'
import { inEvenTime } from '../plumbing/even-time.ts'
import { sendMail } from '../plumbing/mail.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act, Staged } from '../plumbing/request.ts'
import { hashSecret } from '../plumbing/secrets.ts'
import { hitEach, perAddress } from '../plumbing/throttle.ts'
import { verifyMail } from './mails.ts'
import { move } from './move.ts'
import { registrations, waitingSince } from './queries.ts'

type VerifyEmail = typeof registration.verifyEmail
type Resend = typeof registration.resendVerification

/** The address is proven: the registration now waits for its university or the office (decision A2). */
export async function verifyEmail({
  tx,
  params,
  now,
  actor,
}: Act<VerifyEmail>): Promise<Answer<VerifyEmail>> {
  const taken = await takeToken(tx, ['verify-email'], params.accessToken, now)
  const account = taken?.account_id ?? (await verifiedBefore(tx, params.accessToken))
  const row = await registrations(tx).where('r.account_id', '=', account).executeTakeFirst()
  if (row?.status === 'UNVERIFIED') await move({ tx, actor, now }, [row], 'verify')
  else if (taken) return refuse('link-invalid')
  if (taken) await spendTokens(tx, 'verify-email', account, now)
  return waitingSince(tx, account)
}

/** Pressed twice, or again after a lost answer: whose link this was, while she waits. */
async function verifiedBefore(tx: Tx, token: string): Promise<string> {
  const used = await tx
    .selectFrom('access_token as t')
    .innerJoin('registration as r', 'r.account_id', 't.account_id')
    .select('t.account_id')
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.purpose', '=', 'verify-email')
    .where('t.used_at', 'is not', null)
    .where('r.status', '=', 'WAITING')
    .executeTakeFirst()
  return used?.account_id ?? refuse('link-invalid')
}

/** A new link to an address that has not been verified; silent about every other (decision A5). */
export async function resendVerification(asked: Staged<Resend>): Promise<Answer<Resend>> {
  await inEvenTime(() => mailLink(asked))
  return { done: true }
}

// As with a forgotten password: whoever finds a budget spent has a link that is still valid.
async function mailLink(asked: Staged<Resend>): Promise<void> {
  const { db, transact, body, now, settings } = asked
  const key = `verify-email ${body.email}`
  const budgets = [
    ...perAddress(key, limits.verificationMails, asked),
    { key, limit: limits.verificationMailsOfMailbox },
  ]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const row = await registrations(tx)
      .where('a.email', '=', body.email)
      .where('r.status', '=', 'UNVERIFIED')
      .where('a.released_at', 'is', null)
      .executeTakeFirst()
    if (!row) return
    const token = await issueToken(tx, 'verify-email', row.account_id, now)
    const language = row.language as Language
    const url = `${settings.publicUrl}/app/auth/verify-email/success/${token}`
    await sendMail(
      tx,
      'verify-email',
      { email: row.email, language },
      verifyMail[language]({ firstname: row.firstname, url }),
      now,
    )
  })
}
