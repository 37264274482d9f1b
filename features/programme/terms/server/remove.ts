import { writeAudit } from '#platform/server/audit.ts'
import { isStillNamed } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

/** What something names stays: the database knows every use, also one that comes at this moment. */
export const remove = command(terms.remove, async function remove({ tx, actor, now, params: { kind, id } }) {
  const row = await tx
    .deleteFrom('term')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning(['hu', 'en'])
    .executeTakeFirst()
    .catch((error) => (isStillNamed(error) ? refuse('term-in-use') : Promise.reject(error)))
  if (!row) return refuse('not-found')
  await writeAudit({ tx, actor, now }, 'term-removed', id, { kind, ...row })
  return { done: true }
})
