import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { account } from '../calls.ts'
import { refuseSwitch } from './disable.ts'
import { lockAccount } from './lock.ts'
import { mayEnable } from './rules.ts'

/** They may sign in again, with the password that they had. */
export const enable = command(account.enable, async function enable({ tx, actor, now, params, body }) {
  const row = await lockAccount(tx, actor, params.id)
  await refuseSwitch(tx, row.id, mayEnable(row))
  await tx.updateTable('account').set({ disabled_at: null }).where('id', '=', row.id).execute()
  await writeAudit({ tx, actor, now }, 'account-enabled', row.id, { reason: body.reason })
  return { done: true }
})
