import { forgetUnproven } from '#people/identity/server/forget.ts'
import { hashPassword, refuseCommon } from '#people/identity/server/password.ts'
import { tellOwner } from '#people/identity/server/tell-owner.ts'
import { issueToken } from '#people/identity/server/token.ts'
import { keepAcknowledgement } from '#people/privacy/server/acknowledge.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { violatedConstraint } from '#platform/server/constraints.ts'
import type { Tx } from '#platform/server/database.ts'
import { sendMail } from '#platform/server/mail.ts'
import { inEvenTime } from '#platform/server/minimum-duration.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { refuseUnlessOffered } from '#programme/programme/server/retired.ts'
import { registration } from '../calls.ts'
import { verifyMail } from './mails.ts'
import { forgetProof, proveMailbox } from './prove-mailbox.ts'

/**
 * Self-registration (decision A2). The answer is always the same (A5): who has the address already is told by mail, what
 * else is taken is told once the address is proven (docs/decisions/0008).
 */
export const register = commandInSteps(registration.register, async function register(request) {
  const { db, body } = request
  refuseCommon(body.password, 'password')
  const { context } = await currentProgramme(db)
  if (!context.REGISTRATION_OPEN) return refuse('registration-closed')
  if (!Object.hasOwn(context.UNIVERSITY_NAMES, body.university))
    return refuse('invalid-request', { fields: { university: { rule: 'format' } } })
  refuseUnlessOffered(context, body.university)
  await proveMailbox(request)
  await inEvenTime(() => registerOrTell(request))
  await forgetProof(request)
  return { done: true }
})

async function registerOrTell(request: StepsRequest<typeof registration.register>): Promise<void> {
  const { transact, body } = request
  const password_hash = await hashPassword(body.password)
  try {
    await transact((tx) => createAccount(tx, request, password_hash))
  } catch (error) {
    if (violatedConstraint(error) !== 'one_live_account_per_email') throw error
    await transact((tx) => tellOwner(tx, body.email, request))
  }
}

async function createAccount(
  tx: Tx,
  { body, now, settings }: StepsRequest<typeof registration.register>,
  password_hash: string,
) {
  const { surname, firstname, neptun, username, email, language, university } = body
  const replaces = await forgetUnproven(tx, email, now)
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
      is_address_proven: false,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('registration')
    .values({ account_id: id, university_id: university, status: 'UNVERIFIED', since: now })
    .execute()
  await keepAcknowledgement(tx, { accountId: id, language, now })
  const url = `${settings.publicUrl}/app/auth/verify-email/success/${await issueToken(tx, 'verify-email', id, now)}`
  const letter = verifyMail[language]({ firstname, url, replaces })
  await sendMail(tx, 'verify-email', { email, language }, letter, now)
  await writeAudit({ tx, actor: null, now }, 'registered', id)
}
