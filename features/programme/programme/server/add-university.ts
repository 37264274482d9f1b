import { dropKept } from '#platform/server/kept.ts'
import { record } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'

/** People can be invited and register there at once (decision S2). */
export const addUniversity = act(
  programme.addUniversity,
  async function addUniversity({ tx, actor, now, body }) {
    await tx.insertInto('university').values(body).execute()
    await record({ tx, actor, now }, 'university-added', body.id, { name: body.name })
    afterCommit(tx, () => dropKept('programme'))
    return { done: true }
  },
)
