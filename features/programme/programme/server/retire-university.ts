import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'

/** Nobody new belongs to it from now on; a registration that is on its way comes before, or is refused (docs/decisions/0014). */
export const retireUniversity = command(
  programme.retireUniversity,
  async function retireUniversity({ tx, actor, now, params }) {
    if (await setRetired({ tx, actor, now }, params.id, now))
      await writeAudit({ tx, actor, now }, 'university-retired', params.id)
    return { done: true }
  },
)

/** Whether it was otherwise before. */
export async function setRetired(
  { tx }: CommandScope,
  id: string,
  retired_at: Date | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('university')
    .select('retired_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  if ((row.retired_at === null) === (retired_at === null)) return false
  await tx.updateTable('university').set({ retired_at }).where('id', '=', id).execute()
  afterCommit(tx, () => invalidate('programme'))
  return true
}
