import { record } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { terms } from '../calls.ts'

export const add = act(terms.add, async function add({ tx, actor, now, params: { kind }, body }) {
  const { id } = await tx
    .insertInto('term')
    .values({ kind, ...body })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record({ tx, actor, now }, 'term-added', id, { kind, ...body })
  return { _id: id, ...body }
})
