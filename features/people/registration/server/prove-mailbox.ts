import { type CodeFor, forgetCode, issueCode, tryCode } from '#people/identity/server/mailed-code.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail } from '#platform/server/mail.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { keyFor } from '#platform/server/secrets.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import type { registration } from '../calls.ts'
import { registrationCodeMail } from './mails.ts'

type Registering = StepsRequest<typeof registration.register>

/** Bound to the mailbox alone: it proves nothing else. */
const registrationCode = ({ settings, body }: Registering): CodeFor => ({
  key: keyFor('mailed code', settings.SECRET),
  bound: ['register', body.email],
})

/**
 * Past a budget of the address or the mailbox a registration waits for a code mailed to it. Nobody is refused because
 * of others, and nothing is hashed or kept before the code came back (decision A6).
 */
export async function proveMailbox(request: Registering): Promise<void> {
  const { db, body, now } = request
  const key = `register ${body.email}`
  const hasRoom = await hitEach(
    db,
    [
      ...perAddress(key, limits.registrationMails, request),
      { key, limit: limits.registrationMailsOfMailbox },
      ...perAddress('register', limits.registrations, request),
    ],
    now,
  )
  if (hasRoom) return
  if (body.code && (await tryCode(db, registrationCode(request), body.code, now))) return
  if (!body.code) await mailCode(request)
  refuse('code-needed')
}

/** The registration is made: its code opens no other one. */
export async function forgetProof(request: Registering): Promise<void> {
  if (request.body.code) await forgetCode(request.db, registrationCode(request), request.body.code)
}

async function mailCode(request: Registering): Promise<void> {
  const { db, transact, body, now } = request
  const key = `register code ${body.email}`
  const budgets = [
    ...perAddress(key, limits.registrationCodes, request),
    { key, limit: limits.registrationCodesOfMailbox },
  ]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const code = await issueCode(tx, registrationCode(request), now)
    await sendMail(tx, 'registration-code', body, registrationCodeMail[body.language]({ code }), now)
  })
}
