import { student } from '@rajt/contract/student'
import { dropCachedSessions, endSessions } from '../auth/session.ts'
import { spendTokens } from '../auth/token.ts'
import { record } from '../plumbing/record.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'
import { lockStudent } from './lock.ts'
import { maySwitch } from './rules.ts'

/**
 * They are signed out everywhere and cannot sign in (decision A1); mailed links open nothing. An exam that is open runs out
 * its time and counts with what was answered, a one-pager stays.
 */
export const disable = act(student.disable, async ({ tx, actor, now, params, body }) => {
  const row = await lockStudent(tx, actor, params.id)
  refuseUnless(maySwitch(row.disabled_at !== null, 'disable'))
  await tx.updateTable('account').set({ disabled_at: now }).where('id', '=', row.id).execute()
  for (const purpose of ['reset-password', 'change-email'] as const)
    await spendTokens(tx, purpose, row.id, now)
  await endSessions(tx, row.id)
  afterCommit(tx, () => dropCachedSessions(row.id))
  await record({ tx, actor, now }, 'student-disabled', row.id, { reason: body.reason })
  return { done: true }
})

/** They may sign in again, with the password that they had. */
export const enable = act(student.enable, async ({ tx, actor, now, params, body }) => {
  const row = await lockStudent(tx, actor, params.id)
  refuseUnless(maySwitch(row.disabled_at !== null, 'enable'))
  await tx.updateTable('account').set({ disabled_at: null }).where('id', '=', row.id).execute()
  await record({ tx, actor, now }, 'student-enabled', row.id, { reason: body.reason })
  return { done: true }
})
