import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { lockCurrentSemester } from '#programme/programme/server/current.ts'
import { lookedAt, setup } from '../calls.ts'
import { setupOf } from './queries.ts'

/** Dates that somebody has looked at are set, as if they had been changed: registration may open with them. */
export const mark = command(
  setup.mark,
  async function mark({ tx, actor, now, params: { step }, body: { as } }) {
    if (as === 'DONE' && !lookedAt.some((one) => one === step))
      return refuse('invalid-request', { fields: { as: { rule: 'unknown' } } })
    const semester = await lockCurrentSemester(tx)
    if (as === 'OPEN') await tx.deleteFrom('setup_step').where('step', '=', step).execute()
    else {
      const marked = { state: as, marked_at: now, marked_by: actor.id }
      await tx
        .insertInto('setup_step')
        .values({ step, ...marked })
        .onConflict((on) => on.column('step').doUpdateSet(marked))
        .execute()
    }
    if (step === 'dates' && as === 'DONE' && !semester.dates_set_at) {
      await tx.updateTable('semester').set({ dates_set_at: now }).where('id', '=', semester.id).execute()
      afterCommit(tx, () => invalidate('programme'))
    }
    await writeAudit({ tx, actor, now }, 'setup-step-marked', step, { as })
    return setupOf(tx)
  },
)
