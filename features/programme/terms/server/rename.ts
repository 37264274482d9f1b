import { record } from '#platform/server/record.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

export const rename = act(
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
    await record({ tx, actor, now }, 'term-renamed', id, { kind, ...body })
    return { _id: id, ...body }
  },
)
