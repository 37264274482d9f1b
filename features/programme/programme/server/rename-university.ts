import { dropKept } from '#platform/server/kept.ts'
import { record } from '#platform/server/record.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'

/** The office corrects a university's name (decision S2). */
export const renameUniversity = act(
  programme.renameUniversity,
  async function renameUniversity({ tx, actor, now, params, body }) {
    const renamed = await tx
      .updateTable('university')
      .set({ name: body.name })
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (renamed.numUpdatedRows === 0n) return refuse('not-found')
    await record({ tx, actor, now }, 'university-renamed', params.id, { name: body.name })
    afterCommit(tx, () => dropKept('programme'))
    return { done: true }
  },
)
