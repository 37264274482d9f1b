import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { transitionCertificate } from './issue.ts'
import { inAnotherNameOf } from './queries.ts'

/**
 * Those of a student that were made in another name than the confirmed one, in one act (decision Y1). A download at the
 * same moment comes before or after, and is in the confirmed name.
 */
export const revokeInAnotherName = command(
  certificate.revokeInAnotherName,
  async function revokeInAnotherName(request) {
    const { tx, now, params, body } = request
    await lockAccounts(tx, [params.id])
    const student = await tx
      .selectFrom('account')
      .select('role')
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (student?.role !== 'STUDENT') return refuse('not-found')
    const rows = await inAnotherNameOf(tx, params.id)
    if (rows.length === 0) return refuse('certificate-none-in-another-name')
    for (const { id, number } of rows)
      await transitionCertificate(request, 'revoke', [id], {
        set: { reason: body.reason, ended_at: now },
        detail: { reason: body.reason, number },
      })
    return { revoked: rows.map(({ number }) => number ?? '') }
  },
)
