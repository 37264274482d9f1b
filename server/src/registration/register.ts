import type { Answer } from '@rajt/contract/call'
import type { registration } from '@rajt/contract/registration'
import { hashPassword, refuseCommon } from '../auth/password.ts'
import { issueToken } from '../auth/token.ts'
import { violatedConstraint } from '../constraints.ts'
import type { Tx } from '../plumbing/database.ts'
import { inEvenTime } from '../plumbing/even-time.ts'
import { sendMail } from '../plumbing/mail.ts'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Staged } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { forgetUnproven } from './forget.ts'
import { alreadyRegisteredMail, verifyMail } from './mails.ts'
import { forgetProof, proveMailbox } from './prove-mailbox.ts'

type Register = typeof registration.register

const takenOf = {
  one_live_account_per_email: 'email',
  one_live_account_per_username: 'username',
  one_live_account_per_neptun_code: 'neptun',
} as const

/** Self-registration (decision A2). Whatever is taken is told by mail only: the answer is always the same (A5). */
export async function register(asked: Staged<Register>): Promise<Answer<Register>> {
  const { db, body } = asked
  refuseCommon(body.password, 'password')
  const { context } = await currentProgramme(db)
  if (!Object.hasOwn(context.UNIVERSITY_NAMES, body.university))
    return refuse('invalid-request', { fields: { university: { rule: 'format' } } })
  await proveMailbox(asked)
  await inEvenTime(() => registerOrTell(asked))
  await forgetProof(asked)
  return { done: true }
}

async function registerOrTell(asked: Staged<Register>): Promise<void> {
  const { transact, body } = asked
  const password_hash = await hashPassword(body.password)
  try {
    await transact((tx) => createAccount(tx, asked, password_hash))
  } catch (error) {
    const taken = takenOf[violatedConstraint(error) as keyof typeof takenOf]
    if (!taken) throw error
    if (taken !== 'email' && (await takeOver(asked, password_hash))) return
    await transact((tx) => tellTaken(tx, asked, taken))
  }
}

/** The code of somebody who has not proven her address is taken over, unless something else is taken too. */
async function takeOver(asked: Staged<Register>, password_hash: string): Promise<boolean> {
  const { transact, body, now } = asked
  try {
    return await transact(async (tx) => {
      if (!(await forgetUnproven(tx, body.neptun, now))) return false
      await createAccount(tx, asked, password_hash)
      return true
    })
  } catch (error) {
    if (violatedConstraint(error)) return false
    throw error
  }
}

async function createAccount(tx: Tx, { body, now, settings }: Staged<Register>, password_hash: string) {
  const { surname, firstname, neptun, username, email, language, university } = body
  const { id } = await tx
    .insertInto('account')
    .values({
      role: 'STUDENT',
      surname,
      firstname,
      neptun,
      username,
      email,
      language,
      password_hash,
      university_id: university,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('registration')
    .values({ account_id: id, university_id: university, status: 'UNVERIFIED', since: now })
    .execute()
  await tx
    .insertInto('privacy_acknowledgement')
    .values({ account_id: id, version: body.privacyVersion, language, at: now })
    .execute()
  const url = `${settings.publicUrl}/app/auth/verify-email/success/${await issueToken(tx, 'verify-email', id, now)}`
  await sendMail(tx, 'verify-email', { email, language }, verifyMail[language]({ firstname, url }), now)
  await record({ tx, actor: null, now }, 'registered', id)
}

/** The typed address reads what was taken; for a taken address that is the account's owner. */
async function tellTaken(
  tx: Tx,
  { body, now, settings }: Staged<Register>,
  taken: 'email' | 'username' | 'neptun',
) {
  const { email, language, firstname } = body
  const url = `${settings.publicUrl}/app/auth/${taken === 'email' ? 'login' : 'register'}`
  const { context } = await currentProgramme(tx)
  const letter = alreadyRegisteredMail[language]({ firstname, url, taken, contact: context.CONTACT_EMAIL })
  await sendMail(tx, 'already-registered', { email, language }, letter, now)
}
