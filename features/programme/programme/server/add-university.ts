import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'

/** People can be invited and register there at once (decision S2). */
export const addUniversity = command(
  programme.addUniversity,
  async function addUniversity({ tx, actor, now, body }) {
    await tx.insertInto('university').values(body).execute()
    await writeAudit({ tx, actor, now }, 'university-added', body.id, { name: body.name })
    afterCommit(tx, () => invalidate('programme'))
    return { done: true }
  },
)
