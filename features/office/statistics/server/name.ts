import { command } from '#platform/server/request.ts'
import { statistics } from '../calls.ts'

export const name = command(statistics.name, async function name({ tx, actor, body: { isNamed } }) {
  await tx.updateTable('account').set({ is_named_in_ranking: isNamed }).where('id', '=', actor.id).execute()
  return { isNamed }
})
