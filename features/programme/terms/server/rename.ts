import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

export const rename = command(
  terms.rename,
  async function rename({ tx, actor, now, params: { kind, id }, body }) {
    const row = await tx
      .updateTable('term')
      .set(body)
      .where('id', '=', id)
      .where('kind', '=', kind)
      .returning('id')
      .executeTakeFirst()
    if (!row) return refuse('not-found')
    await writeAudit({ tx, actor, now }, 'term-renamed', id, { kind, ...body })
    return { _id: id, ...body }
  },
)
