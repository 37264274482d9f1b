import type { Answer } from '@rajt/contract/call'
import type { Language } from '@rajt/contract/parts'
import type { registration } from '@rajt/contract/registration'
import { issueToken, useToken } from '../auth/token.ts'
import { hours } from '../plumbing/clock.ts'
import { inEvenTime } from '../plumbing/even-time.ts'
import { sendMail } from '../plumbing/mail.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act, Staged } from '../plumbing/request.ts'
import { hit } from '../plumbing/throttle.ts'
import { verifyMail } from './mails.ts'
import { move } from './move.ts'
import { registrations, waitingSince } from './queries.ts'

type VerifyEmail = typeof registration.verifyEmail
type Resend = typeof registration.resendVerification

const MAILS = { hits: 5, window: hours(24) }

/** The address is proven: the registration now waits for its university or the office (decision A2). */
export async function verifyEmail({
  tx,
  params,
  now,
  actor,
}: Act<VerifyEmail>): Promise<Answer<VerifyEmail>> {
  const { account_id } = await useToken(tx, ['verify-email'], params.accessToken, now)
  const row = await registrations(tx).where('r.account_id', '=', account_id).executeTakeFirst()
  if (row?.status !== 'UNVERIFIED') return refuse('link-invalid')
  await move({ tx, actor, now }, [row], 'verify')
  return waitingSince(tx, account_id)
}

/** A new link to an address that has not been verified; silent about every other (decision A5). */
export async function resendVerification(asked: Staged<Resend>): Promise<Answer<Resend>> {
  await inEvenTime(() => mailLink(asked))
  return { done: true }
}

async function mailLink({ db, transact, body, now, settings }: Staged<Resend>): Promise<void> {
  if (!(await hit(db, { key: `verify-email ${body.email}`, limit: MAILS }, now))) return
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
