import { addressOf } from '#platform/web/paths.ts'
import { endLater, endSessions } from '#platform/web/pending-logouts.ts'
import { forgetSession, OWNER, session } from '#platform/web/session.ts'
import { store } from '#platform/web/stored.ts'
import { silence } from '#platform/web/worker.ts'

/**
 * Forgets the person here at once, ends the session on the server, then reloads at the root (spec 4) or where it was
 * asked for. Without a server this device shows nobody, and the session is ended when there is a network again.
 */
export async function logout(then: string = addressOf('/')): Promise<void> {
  const { token, user } = session.get()
  if (token) endLater(token)
  const isSilenced = silence()
  forgetSession('logged-out')
  sessionStorage.clear()
  // The way back leads to addresses of theirs: they are for nobody else who signs in here.
  if (user) store(sessionStorage, OWNER, user._id)
  const isEnded = await endSessions()
  await isSilenced
  if (isEnded) return location.assign(then)
  session.set({ ...session.get(), left: 'unheard' })
}
