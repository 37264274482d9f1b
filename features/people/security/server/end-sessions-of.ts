import { endSessions } from '#people/identity/server/end-sessions.ts'
import { findPerson } from '#people/identity/server/second-factor.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { security } from '../calls.ts'

/**
 * Signs somebody out everywhere: a lost phone, a shared computer. Idempotent: repeating it changes nothing.
 */
export const endSessionsOf = command(
  security.endSessionsOf,
  async function endSessionsOf({ tx, actor, now, params }) {
    if (!(await findPerson(tx, params.id))) return refuse('not-found')
    await endSessions({ tx, now }, params.id)
    await writeAudit({ tx, actor, now }, 'sessions-ended', params.id)
    return { done: true }
  },
)
