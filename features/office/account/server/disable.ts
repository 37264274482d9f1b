import { endSessions } from '#people/identity/server/end-sessions.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse, type Verdict } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { endRequestsOf } from '#teams/request/server/account-disabled.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { account } from '../calls.ts'
import { lastConflict, switches } from './last-conflict.ts'
import { lockAccount } from './lock.ts'
import { spendMailedLinks } from './mailed-links.ts'
import { mayDisable } from './rules.ts'

/**
 * They are signed out everywhere and cannot sign in (decision A1); mailed links stop working. An exam that is
 * open runs out its time and counts with what was answered, a one-pager stays, a mentor's profile is hidden.
 * Requests from them and to them end, their seat in a team stays (decision P6).
 */
export const disable = command(account.disable, async function disable(request) {
  const { tx, actor, now, params, body } = request
  const semester = await lockSemester(tx)
  const row = await lockAccount(tx, actor, params.id)
  await refuseSwitch(tx, row.id, mayDisable(row))
  await tx.updateTable('account').set({ disabled_at: now }).where('id', '=', row.id).execute()
  await spendMailedLinks(tx, row.id, now)
  await endSessions({ tx, now }, row.id)
  await notify(request, await endRequestsOf(request, row.id, semester))
  await writeAudit({ tx, actor, now }, 'account-disabled', row.id, { reason: body.reason })
  return { done: true }
})

/** Whoever comes too late learns who was faster. */
export async function refuseSwitch(tx: Tx, id: string, verdict: Verdict): Promise<void> {
  if (verdict === 'account-changed')
    return refuse(verdict, { detail: { ...(await lastConflict(tx, id, switches)) } })
  if (verdict !== 'ok') refuse(verdict)
}
