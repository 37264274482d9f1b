import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

export const add = command(terms.add, async function add({ tx, actor, now, params: { kind }, body }) {
  const { id } = await tx
    .insertInto('term')
    .values({ kind, ...body })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit({ tx, actor, now }, 'term-added', id, { kind, ...body })
  return { _id: id, ...body }
})
