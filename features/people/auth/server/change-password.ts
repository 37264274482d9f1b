import { endSessions } from '#people/identity/server/end-sessions.ts'
import { hashPassword, passwordFits, refuseCommon, samePassword } from '#people/identity/server/password.ts'
import { peekToken, useToken } from '#people/identity/server/token.ts'
import { writeTo } from '#people/identity/server/write-to.ts'
import { passwordChangedMail } from '#people/security/server/mails.ts'
import { OWN_PASSWORD } from '#platform/contract/password.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { auth } from '../calls.ts'

/** One path, two bodies (spec 7): by e-mailed token, or one's own with the current password. */
export const changePassword = commandInSteps(auth.changePassword, async function changePassword(request) {
  const { params, body } = request
  const own = 'currentPassword' in body
  if (own !== (params.token === OWN_PASSWORD)) return refuse('link-invalid')
  if (own) await changeOwn(request, body)
  else await changeByToken(request, body.password)
  return { done: true }
})

/** A reset ends every session and makes sibling links useless (decision A1). */
async function changeByToken(
  { db, transact, params, now, actor, address, settings }: StepsRequest<typeof auth.changePassword>,
  password: string,
) {
  refuseCommon(password, 'password')
  // Hashing is dear: not for a link that is dead anyway.
  await peekToken(db, 'reset-password', params.token, now)
  const password_hash = await hashPassword(password)
  await transact(async (tx) => {
    const { account_id } = await useToken(tx, 'reset-password', params.token, now)
    await savePassword(tx, account_id, password_hash)
    await rememberPlace(tx, account_id, address)
    await endSessions({ tx, now }, account_id)
    await tellOwner({ tx, now }, account_id, { by: 'link', settings })
    await writeAudit({ tx, actor, now }, 'password-reset', account_id)
  })
}

/** Who opened the mail here is the owner: from here failed sign-ins of others do not matter (decision A6). */
const rememberPlace = (tx: Tx, account_id: string, address: string) =>
  tx
    .insertInto('known_address')
    .values({ account_id, address_hash: Buffer.from(address, 'hex') })
    .onConflict((on) => on.doNothing())
    .execute()

async function changeOwn(
  request: StepsRequest<typeof auth.changePassword>,
  body: { currentPassword: string; newPassword: string },
) {
  const { db, transact, actor, now, settings } = request
  if (!actor) return refuse('not-signed-in')
  await hitOrRefuse(db, { key: `own password ${actor.id}`, limit: limits.ownPassword }, now)
  refuseCommon(body.newPassword, 'newPassword')
  const current = await hashOf(db, actor)
  if (!(await passwordFits(body.currentPassword, current))) return refuseCurrent()
  if (samePassword(body.newPassword, body.currentPassword))
    return refuse('password-unchanged', { fields: { newPassword: { rule: 'unchanged' } } })
  const password_hash = await hashPassword(body.newPassword)
  await transact(async (tx) => {
    // A reset that came first has made the current password an old one.
    if (!(await savePassword(tx, actor.id, password_hash, current))) refuseCurrent()
    await endSessions({ tx, now }, actor.id, actor.tokenHash)
    await tellOwner({ tx, now }, actor.id, { by: 'own', settings })
    await writeAudit({ tx, actor, now }, 'password-changed', actor.id)
  })
}

/** Whoever took the account over cannot keep its owner from knowing (decision Y10). */
const tellOwner = (
  scope: { tx: Tx; now: Date },
  id: string,
  { by, settings }: { by: 'own' | 'link'; settings: Settings },
) =>
  writeTo(scope, id, 'password-changed', passwordChangedMail, { by, at: scope.now, url: settings.publicUrl })

async function hashOf(db: Database, actor: Actor): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return account?.password_hash ?? null
}

const refuseCurrent = (): never =>
  refuse('current-password-invalid', { fields: { currentPassword: { rule: 'format' } } })

/** Answers whether it was saved; where `expected` is given, only over that hash. */
async function savePassword(
  tx: Tx,
  accountId: string,
  password_hash: string,
  expected?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', accountId)
    .$if(expected !== undefined, (query) => query.where('password_hash', '=', expected ?? null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
