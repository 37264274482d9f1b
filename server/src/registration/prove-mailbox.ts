import type { registration } from '@rajt/contract/registration'
import { type CodeFor, forgetCode, issueCode, tryCode } from '../auth/mailed-code.ts'
import { limits } from '../limits.ts'
import { sendMail } from '../plumbing/mail.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Staged } from '../plumbing/request.ts'
import { hitEach, perAddress } from '../plumbing/throttle.ts'
import { registrationCodeMail } from './mails.ts'

type Asked = Staged<typeof registration.register>

/** Bound to the mailbox alone: it proves nothing else. */
const registrationCode = ({ settings, body }: Asked): CodeFor => ({
  secret: settings.SECRET,
  bound: ['register', body.email],
})

/**
 * Past a budget of the address or the mailbox a registration waits for a code mailed to it. Nobody is refused because
 * of others, and nothing is hashed or kept before the code came back (decision A6).
 */
export async function proveMailbox(asked: Asked): Promise<void> {
  const { db, body, now } = asked
  const key = `register ${body.email}`
  const hasRoom = await hitEach(
    db,
    [
      ...perAddress(key, limits.registrationMails, asked),
      { key, limit: limits.registrationMailsOfMailbox },
      ...perAddress('register', limits.registrations, asked),
    ],
    now,
  )
  if (hasRoom) return
  if (body.code && (await tryCode(db, registrationCode(asked), body.code, now))) return
  if (!body.code) await mailCode(asked)
  refuse('code-needed')
}

/** The registration is made: its code opens no other one. */
export async function forgetProof(asked: Asked): Promise<void> {
  if (asked.body.code) await forgetCode(asked.db, registrationCode(asked), asked.body.code)
}

async function mailCode(asked: Asked): Promise<void> {
  const { db, transact, body, now } = asked
  const key = `register code ${body.email}`
  const budgets = [
    ...perAddress(key, limits.registrationCodes, asked),
    { key, limit: limits.registrationCodesOfMailbox },
  ]
  if (!(await hitEach(db, budgets, now))) return
  await transact(async (tx) => {
    const code = await issueCode(tx, registrationCode(asked), now)
    await sendMail(tx, 'registration-code', body, registrationCodeMail[body.language]({ code }), now)
  })
}
