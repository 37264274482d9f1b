import { type CodeFor, issueCode } from '#people/identity/server/mailed-code.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import { limits } from '#platform/server/limits.ts'
import { sendMail } from '#platform/server/mail.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { keyFor } from '#platform/server/secrets.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import type { auth } from '../calls.ts'
import { signInCodeMail } from './mails.ts'

type SignIn = StepsRequest<typeof auth.login>

interface Owner {
  id: string
  email: string
  language: Language
  firstname: string
  role: Role
  password_hash: string | null
}

/** Bound to the account and to the address that asked for it. */
export const signInCode = ({ settings, address }: SignIn, account: { id: string } | undefined): CodeFor => ({
  key: keyFor('mailed code', settings.SECRET),
  bound: ['sign-in', account?.id ?? '', address],
})

/**
 * Mails a code to the account's address. A spent budget has filled the mailbox with codes that are still
 * valid, so spending it keeps nobody out; and all unknown places together cannot spend the budget of a known
 * one.
 */
export async function mailSignInCode(
  request: SignIn,
  owner: Owner | undefined,
  isKnownPlace: boolean,
): Promise<void> {
  const { db, transact, now } = request
  const key = `sign-in code ${request.body.email}`
  const own = perAddress(key, limits.signInCodes, request)
  const all = isKnownPlace ? own : [...own, { key, limit: limits.signInCodesOfAccount }]
  if (!(await hitEach(db, all, now))) return
  // Who was invited and has no password yet cannot sign in.
  if (!owner?.password_hash) return
  await transact(async (tx) => {
    const code = await issueCode(tx, signInCode(request, owner), now)
    const { email, firstname, role, language } = owner
    await sendMail(
      tx,
      'sign-in-code',
      { email, language },
      signInCodeMail[language]({ firstname, role, code }),
      now,
    )
  })
}
