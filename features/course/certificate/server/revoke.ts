import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { transitionCertificate } from './issue.ts'
import { presentRow } from './present.ts'
import { certificates } from './queries.ts'

/** Its file stays what it is; from now on the check page says that it does not hold. */
export const revoke = command(certificate.revoke, async function revoke({ tx, actor, now, params, body }) {
  const row = await lockCertificate(tx, params.id)
  await transitionCertificate({ tx, actor, now }, 'revoke', [row.id], {
    set: { reason: body.reason, ended_at: now },
    detail: { reason: body.reason, number: row.number },
  })
  return presentRow(await find(tx, row.id))
})

/** The student's row first (decision P11): a download at the same moment comes before or after, and is seen. */
export async function lockCertificate(tx: Tx, id: string) {
  const { account_id } = await find(tx, id)
  await lockAccounts(tx, [account_id])
  return find(tx, id)
}

export async function find(tx: Tx, id: string) {
  const row = await certificates(tx).where('c.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}
