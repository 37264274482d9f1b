import { sql } from 'kysely'
import { tryCode } from '#people/identity/server/mailed-code.ts'
import { fitOf, HASHES_AT_ONCE } from '#people/identity/server/password.ts'
import { users } from '#people/identity/server/present.ts'
import type { Queryable } from '#platform/server/database.ts'
import { atOnce } from '#platform/server/limits.ts'
import { lastAtLeast } from '#platform/server/minimum-duration.ts'
import { limitPerKey, queueOf } from '#platform/server/queue.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import type { Context } from '#programme/programme/calls.ts'
import type { auth } from '../calls.ts'
import { admissionOf, countFailure } from './attempts.ts'
import { hashedPlainly } from './plain-form.ts'
import { mailSignInCode, signInCode } from './sign-in-code.ts'

type SignIn = StepsRequest<typeof auth.login>

// No more guesses run at once than passwords are hashed at once: parallel guessing gains nothing on the limits.
const inTurn = queueOf({
  name: 'passwordChecks',
  atOnce: HASHES_AT_ONCE,
  waiting: atOnce.passwordChecks.most,
})
// One who signs in again and again leaves room for the neighbours.
const seats = limitPerKey('passwordsOfOne', atOnce.passwordsOfOne.most)

/**
 * The account whose password it is. A refusal tells nothing about the account: past a limit some passwords are checked
 * and others are not, and some get a mail; that must not show, also not in the time (decision A5).
 */
export async function authenticate(request: SignIn, context: Context) {
  const started = performance.now()
  const { email, code } = request.body
  const { verdict, account, isKnownPlace } = await seats(`${email} ${request.address}`, () =>
    inTurn(() => check(request, context)),
  )
  if (verdict === 'ok' && account) return account
  if (verdict === 'wrong') return refuse('wrong-email-or-password')
  if (!code) await mailSignInCode(request, account, isKnownPlace)
  await lastAtLeast(started)
  return refuse('code-needed')
}

async function check(request: SignIn, context: Context) {
  const { db, body, now } = request
  const attempt = { email: body.email, address: request.address, site: request.site, now }
  const [account, { is, isKnownPlace }] = await Promise.all([
    accountOf(db, { email: body.email, key: context.CURRENT_ONBOARD_KEY }),
    admissionOf(db, attempt),
  ])
  const proven =
    is !== 'free' && body.code && (await tryCode(db, signInCode(request, account), body.code, now))
  if (is === 'code-only' && !proven) return { verdict: 'code-needed', account, isKnownPlace } as const
  const fit = await fitOf(body.password, account?.password_hash ?? null)
  if (fit && account)
    return {
      verdict: 'ok',
      account: await hashedPlainly(db, account, body.password, fit),
      isKnownPlace,
    } as const
  await countFailure(db, attempt)
  return { verdict: is === 'free' || proven ? 'wrong' : 'code-needed', account, isKnownPlace } as const
}

/**
 * The live account, or the newest rejected one, whose owner may still ask why. A registration whose address nobody has
 * proven is as absent as none: whoever typed somebody else's address would learn from it that there was no account.
 */
const accountOf = (db: Queryable, { email, key }: { email: string; key: string }) =>
  users(db, key)
    .leftJoin('registration', 'registration.account_id', 'account.id')
    .select(['account.password_hash', 'account.disabled_at', 'registration.status as registration'])
    .where('account.email', '=', email)
    .where(({ eb, or }) =>
      or([eb('registration.status', 'is', null), eb('registration.status', '<>', sql.lit('UNVERIFIED'))]),
    )
    .orderBy('account.released_at', (order) => order.desc().nullsFirst())
    .limit(sql.lit(1))
    .executeTakeFirst()
