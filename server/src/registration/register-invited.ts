import type { Answer } from '@rajt/contract/call'
import type { Language, Role } from '@rajt/contract/parts'
import { PRIVACY_VERSION, type registration } from '@rajt/contract/registration'
import { hashPassword, refuseCommon } from '../auth/password.ts'
import { peekToken, useToken } from '../auth/token.ts'
import type { Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Read, Staged } from '../plumbing/request.ts'

type Invited = typeof registration.invited
type RegisterInvited = typeof registration.registerInvited
type SetupPassword = typeof registration.setupPassword

/** Opening the link changes nothing: mail scanners open links too (decision A4). */
export async function invited({ db, params, now }: Read<Invited>): Promise<Answer<Invited>> {
  const id = await peekToken(db, 'invitation', params.accessToken, now)
  const account = await db
    .selectFrom('account')
    .select(['surname', 'firstname', 'email', 'role', 'language', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { username, ...told } = account
  return {
    ...told,
    role: account.role as Role,
    language: account.language as Language,
    needs: username ? 'password' : 'account',
  }
}

/** Invited people who still choose their username, address and password (decision A3). */
export async function registerInvited(asked: Staged<RegisterInvited>): Promise<Answer<RegisterInvited>> {
  const { db, transact, params, body, now, actor } = asked
  refuseCommon(body.password, 'password')
  await peekToken(db, 'invitation', params.accessToken, now)
  const password_hash = await hashPassword(body.password)
  await transact(async (tx) => {
    const { account_id } = await useToken(tx, ['invitation'], params.accessToken, now)
    const taken = await tx
      .updateTable('account')
      .set({ username: body.username, email: body.email, password_hash })
      .where('id', '=', account_id)
      .where('password_hash', 'is', null)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return refuse('link-invalid')
    await acknowledge(tx, account_id, asked)
    await record({ tx, actor, now }, 'invitation-used', account_id)
  })
  return { done: true }
}

/** Invited people whose account data are known choose a password only (decision A3). */
export async function setupPassword(asked: Staged<SetupPassword>): Promise<Answer<SetupPassword>> {
  const { db, transact, params, body, now, actor } = asked
  refuseCommon(body.password, 'password')
  await peekToken(db, 'invitation', params.accessToken, now)
  const password_hash = await hashPassword(body.password)
  await transact(async (tx) => {
    const { account_id } = await useToken(tx, ['invitation'], params.accessToken, now)
    const changed = await tx
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', account_id)
      .where('username', 'is not', null)
      .where('password_hash', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return refuse('link-invalid')
    await acknowledge(tx, account_id, asked)
    await record({ tx, actor, now }, 'invitation-used', account_id)
  })
  return { done: true }
}

/** The form shows the notice; using it acknowledges the version in force. */
async function acknowledge(tx: Tx, account_id: string, { language, now }: { language: Language; now: Date }) {
  await tx
    .insertInto('privacy_acknowledgement')
    .values({ account_id, version: PRIVACY_VERSION, language, at: now })
    .execute()
}
