import { command } from '#platform/server/request.ts'
import { editing } from '../editing-calls.ts'
import { clearPresence, notePresence, othersAt } from './presence.ts'
import { findThing } from './queries.ts'

/** Idempotent: said again, one is there as before. */
export const stay = command(editing.stay, async function stay({ tx, actor, now, params }) {
  const { id: thing } = await findThing(tx, params.id)
  const sign = { thing, account: actor.id, now }
  await clearPresence(tx, sign)
  await notePresence(tx, sign)
  const others = await othersAt(tx, sign)
  return {
    others: others.map(({ surname, firstname, since }) => ({
      name: { surname, firstname },
      since: since.toISOString(),
    })),
  }
})
