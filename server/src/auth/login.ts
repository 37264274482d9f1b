import type { auth } from '@rajt/contract/auth'
import type { Answer } from '@rajt/contract/call'
import type { Context } from '@rajt/contract/programme'
import type { RegistrationStatus } from '@rajt/contract/registration'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { type Database, prepared } from '../plumbing/database.ts'
import { untilEven } from '../plumbing/even-time.ts'
import { Refused, refuse } from '../plumbing/refuse.ts'
import type { Staged } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { waitingSince } from '../registration/queries.ts'
import { describeDevice } from '../security/device.ts'
import { passSecondFactor } from '../security/pass.ts'
import { type Attempt, admit, countFailure, refuseTooMany } from './attempts.ts'
import { HASHES_AT_ONCE, passwordFits } from './password.ts'
import { toUser, users } from './present.ts'
import { maySignIn } from './rules.ts'
import { openSession } from './session.ts'

type Login = typeof auth.login

/** Sign-in. The password is weighed before anything about the account is told (spec 8, decision A5). */
export async function login(asked: Staged<Login>): Promise<Answer<Login>> {
  const { db, body, address, userAgent, now } = asked
  const programme = await currentProgramme(db)
  const { context } = programme
  const weighed = { db, attempt: { email: body.email, address, now }, password: body.password, context }
  const account = await guess(weighed)
  const registration = account.registration as RegistrationStatus | null
  const verdict = maySignIn({ disabled_at: account.disabled_at, registration })
  if (verdict === 'registration-waiting')
    return refuse(verdict, { detail: await waitingSince(db, account.id) })
  if (verdict !== 'ok') return refuse(verdict)
  const device = describeDevice(userAgent)
  const entering = { account: account.id, password: account.password_hash ?? '', address, device, now }
  const token = await passSecondFactor(asked, account, (within) => openSession(within, entering))
  if (!token) return refuse('wrong-email-or-password')
  return { user: toUser(account, programme), token, context }
}

// No more guesses run at once than passwords are hashed at once: parallel guessing gains nothing on the limits.
const guessing = pLimit(HASHES_AT_ONCE)

interface Guess {
  db: Database
  attempt: Attempt
  password: string
  context: Context
}

/** Past a limit some passwords are weighed and others are not: that must not show in the time (decision A5). */
async function guess(guess: Guess) {
  const started = performance.now()
  try {
    return await guessing(weigh, guess)
  } catch (error) {
    if (error instanceof Refused && error.code === 'too-many-requests') await untilEven(started)
    throw error
  }
}

/** The account whose password it is. */
async function weigh({ db, attempt, password, context }: Guess) {
  const { email } = attempt
  const [[account], limit] = await Promise.all([
    accountOf(db, { email, key: context.CURRENT_ONBOARD_KEY }),
    admit(db, attempt),
  ])
  const fits = await passwordFits(password, account?.password_hash ?? null)
  if (fits && account) return account
  await countFailure(db, attempt)
  return limit ? refuseTooMany(limit) : refuse('wrong-email-or-password')
}

/** The live account, or the newest rejected one, whose owner may still ask why. */
const accountOf = prepared<{ email: string; key: string }>('account_of_email')((db, given) =>
  users(db, given('key'))
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select(['account.password_hash', 'account.disabled_at', 'registration.status as registration'])
    .where('account.email', '=', given('email'))
    .orderBy('account.released_at', (order) => order.desc().nullsFirst())
    .limit(sql.lit(1)),
)
