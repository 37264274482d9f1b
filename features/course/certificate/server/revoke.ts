import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { record } from '#platform/server/record.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { moveCertificate } from './issue.ts'
import { presentRow } from './present.ts'
import { certificates, inAnotherNameOf } from './queries.ts'
import { mayAllowAnother } from './rules.ts'

/** Its file stays what it is; from now on the check page says that it does not hold. */
export const revoke = act(certificate.revoke, async ({ tx, actor, now, params, body }) => {
  const row = await lockCertificate(tx, params.id)
  await moveCertificate({ tx, actor, now }, 'revoke', [row.id], {
    set: { reason: body.reason, ended_at: now },
    detail: { reason: body.reason, number: row.number },
  })
  return presentRow(await find(tx, row.id))
})

/**
 * Those of a student that were made in another name than the confirmed one, in one act (decision Y1). A download at the
 * same moment comes before or after, and is in the confirmed name.
 */
export const revokeInAnotherName = act(certificate.revokeInAnotherName, async (request) => {
  const { tx, now, params, body } = request
  await lockAccounts(tx, [params.id])
  const student = await tx.selectFrom('account').select('role').where('id', '=', params.id).executeTakeFirst()
  if (student?.role !== 'STUDENT') return refuse('not-found')
  const rows = await inAnotherNameOf(tx, params.id)
  if (rows.length === 0) return refuse('certificate-none-in-another-name')
  for (const { id, number } of rows)
    await moveCertificate(request, 'revoke', [id], {
      set: { reason: body.reason, ended_at: now },
      detail: { reason: body.reason, number },
    })
  return { revoked: rows.map(({ number }) => number ?? '') }
})

/** After a mistake, or a name that was corrected: the student may download another one. */
export const allowAnother = act(certificate.allowAnother, async ({ tx, actor, now, params, body }) => {
  const row = await lockCertificate(tx, params.id)
  refuseUnless(mayAllowAnother(row, row.is_last))
  await tx.updateTable('certificate').set({ allows_another: true }).where('id', '=', row.id).execute()
  await record({ tx, actor, now }, 'certificate-another-allowed', row.id, { reason: body.reason })
  return presentRow(await find(tx, row.id))
})

/** The student's row first (decision P11): a download at the same moment comes before or after, and is seen. */
async function lockCertificate(tx: Tx, id: string) {
  const { account_id } = await find(tx, id)
  await lockAccounts(tx, [account_id])
  return find(tx, id)
}

async function find(tx: Tx, id: string) {
  const row = await certificates(tx).where('c.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}
