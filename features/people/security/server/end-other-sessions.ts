import { endSessions } from '#people/identity/server/end-sessions.ts'
import { command } from '#platform/server/request.ts'
import { security } from '../calls.ts'

export const endOtherSessions = command(
  security.endOtherSessions,
  async function endOtherSessions({ tx, actor, now }) {
    return {
      ended: await endSessions({ tx, now }, actor.id, actor.tokenHash),
    }
  },
)
