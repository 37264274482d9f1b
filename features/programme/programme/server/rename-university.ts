import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'

/** The office corrects a university's name (decision S2). */
export const renameUniversity = command(
  programme.renameUniversity,
  async function renameUniversity({ tx, actor, now, params, body }) {
    const renamed = await tx
      .updateTable('university')
      .set({ name: body.name })
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (renamed.numUpdatedRows === 0n) return refuse('not-found')
    await writeAudit({ tx, actor, now }, 'university-renamed', params.id, { name: body.name })
    afterCommit(tx, () => invalidate('programme'))
    return { done: true }
  },
)
