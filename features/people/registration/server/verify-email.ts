import { countTry, provePassword } from '#people/identity/server/link-password.ts'
import { findLink, refuseLink, spendTokens, takeToken } from '#people/identity/server/token.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { violatedConstraint } from '#platform/server/constraints.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps, type StepsRequest } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { registration } from '../calls.ts'
import type { RegistrationStatus } from '../states.ts'
import { registrations, waitingSince } from './queries.ts'
import { transitionRegistration } from './transition.ts'

const PURPOSE = 'verify-email'

/** The address is proven: the registration now waits for its university or the office (decision A2). */
export const verifyEmail = commandInSteps(registration.verifyEmail, async function verifyEmail(request) {
  const { db, transact, params, body, now } = request
  const { accessToken } = params
  const link = await verifiable(db, accessToken, now)
  const tried = { db, accessToken, password: body.password, passwordHash: link.password_hash, now }
  await provePassword(tried, 'registration-password-wrong')
  try {
    return await transact((tx) => verify(tx, request))
  } catch (error) {
    const taken = violatedConstraint(error)
    if (taken === 'one_live_account_per_username') return refuseUsername(request)
    if (taken === 'one_live_account_per_neptun_code') return refuseNeptun(request, link.account_id)
    throw error
  }
})

/** An open link, or any of those mailed to somebody who waits by now: pressed twice, or again after a lost answer. */
export async function verifiable(db: Database, accessToken: string, now: Date) {
  const link = await findLink(db, PURPOSE, accessToken, now)
  if (link && (link.state === 'open' || (await statusOf(db, link.account_id)) === 'WAITING')) return link
  return refuseLink(db, PURPOSE, accessToken, now)
}

async function statusOf(db: Database, accountId: string): Promise<RegistrationStatus | undefined> {
  const row = await registrations(db).where('r.account_id', '=', accountId).executeTakeFirst()
  return row?.status
}

async function verify(tx: Tx, { params, body, now, actor }: StepsRequest<typeof registration.verifyEmail>) {
  const taken = await takeToken(tx, PURPOSE, params.accessToken, now)
  const link = await findLink(tx, PURPOSE, params.accessToken, now)
  const row = await registrations(tx)
    .where('r.account_id', '=', link?.account_id ?? null)
    .executeTakeFirst()
  if (!row || row.status !== (taken ? 'UNVERIFIED' : 'WAITING'))
    return refuseLink(tx, PURPOSE, params.accessToken, now)
  if (taken) {
    await transitionRegistration({ tx, actor, now }, 'verify', [row.id], { by: 'link', set: { since: now } })
    // From now on the account holds its username and Neptun code: where somebody has them, a constraint refuses.
    await tx
      .updateTable('account')
      .set({ is_address_proven: true, ...(body.username ? { username: body.username } : {}) })
      .where('id', '=', row.account_id)
      .execute()
    await spendTokens(tx, PURPOSE, row.account_id, now)
  }
  return waitingSince(tx, row.account_id)
}

/** The link stays usable: with it the registrant chooses another username. */
async function refuseUsername({
  db,
  params,
  now,
}: StepsRequest<typeof registration.verifyEmail>): Promise<never> {
  await countTry(db, params.accessToken, now)
  return refuse('username-taken', { fields: { username: { rule: 'taken' } } })
}

/** The office finds a line about it: the code may be somebody else's, or its owner may write. */
async function refuseNeptun(
  request: StepsRequest<typeof registration.verifyEmail>,
  accountId: string,
): Promise<never> {
  const { db, transact, params, now, actor } = request
  await countTry(db, params.accessToken, now)
  await transact((tx) => writeAudit({ tx, actor, now }, 'registration-neptun-refused', accountId))
  const { context } = await currentProgramme(db)
  return refuse('neptun-not-accepted', { detail: { contact: context.CONTACT_EMAIL } })
}
