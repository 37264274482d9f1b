import type { auth } from '@rajt/contract/auth'
import type { Answer } from '@rajt/contract/call'
import type { RegistrationStatus } from '@rajt/contract/registration'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Staged } from '../plumbing/request.ts'
import { waitingSince } from '../registration/queries.ts'
import { countAttempt, succeeded } from './attempts.ts'
import { passwordFits } from './password.ts'
import { presentUser } from './present.ts'
import { maySignIn } from './rules.ts'
import { openSession } from './session.ts'

type Login = typeof auth.login

/** Sign-in. The password is weighed before anything about the account is told (spec 8, decision A5). */
export async function login({ db, transact, body, address, now }: Staged<Login>): Promise<Answer<Login>> {
  const attempt = { email: body.email, address, now }
  await countAttempt(db, attempt)
  const account = await findByEmail(db, body.email)
  if (!(await passwordFits(body.password, account?.password_hash ?? null)) || !account)
    return refuse('wrong-email-or-password')
  await succeeded(db, attempt)
  const registration = account.registration as RegistrationStatus | null
  const verdict = maySignIn({ disabled_at: account.disabled_at, registration })
  if (verdict === 'registration-waiting')
    return refuse(verdict, { detail: await waitingSince(db, account.id) })
  if (verdict !== 'ok') return refuse(verdict)
  const token = await transact((tx) => openSession(tx, account.id, address, now))
  const user = await presentUser(db, account.id)
  return { user, token, context: user.context }
}

/** The live account, or the newest rejected one, whose owner may still ask why. */
function findByEmail(db: Database, email: string) {
  return db
    .selectFrom('account')
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select([
      'account.id',
      'account.password_hash',
      'account.disabled_at',
      'registration.status as registration',
    ])
    .where('account.email', '=', email)
    .orderBy('account.released_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
}
