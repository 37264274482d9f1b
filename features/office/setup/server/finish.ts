import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockCurrentSemester } from '#programme/programme/server/current.ts'
import { setup } from '../calls.ts'
import { setupOf } from './queries.ts'
import { mayFinish } from './rules.ts'

export const finish = command(setup.finish, async function finish({ tx, actor, now }) {
  await lockCurrentSemester(tx)
  const { isOver, steps: all } = await setupOf(tx)
  if (isOver) return { done: true }
  refuseUnless(mayFinish(all))
  await tx.updateTable('deployment').set({ set_up_at: now }).execute()
  await writeAudit({ tx, actor, now }, 'setup-finished', 'programme')
  return { done: true }
})
