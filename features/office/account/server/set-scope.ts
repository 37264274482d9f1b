import { dropCachedSessions } from '#people/identity/server/session.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { account } from '../calls.ts'
import { lastConflict, narrowings } from './last-conflict.ts'
import { lockAccount } from './lock.ts'
import { mayHaveScope } from './rules.ts'

/**
 * Ends nothing: who is signed in stays so, and what they may do is another from their next request on. Idempotent:
 * repeating it changes nothing.
 */
export const setScope = command(account.setScope, async function setScope(request) {
  const { tx, actor, now, params, body } = request
  const row = await lockAccount(tx, actor, params.id)
  if (row.officeScope === null) return refuse('not-found')
  const verdict = mayHaveScope(row, body)
  if (verdict === 'account-changed')
    return refuse(verdict, { detail: { ...(await lastConflict(tx, row.id, narrowings)) } })
  if (verdict !== 'ok') return refuse(verdict)
  const { scope } = body
  if (row.officeScope === scope) return { done: true }
  await tx
    .updateTable('account')
    .set({ office_scope: scope === 'FULL' ? null : scope })
    .where('id', '=', row.id)
    .execute()
  afterCommit(tx, () => dropCachedSessions(row.id))
  await writeAudit({ tx, actor, now }, 'office-scope-changed', row.id, { from: row.officeScope, to: scope })
  return { done: true }
})
