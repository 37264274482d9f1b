import { auth } from '@rajt/contract/auth'
import { send } from '../plumbing/api.ts'
import { forgetSession } from '../plumbing/session.ts'

/** Ends the session on the server and forgets it here, then reloads at the root (spec 4) or where it was asked for. */
export async function logout(then = '/app'): Promise<void> {
  // Without a network the server's session ends by itself; this device forgets it now.
  await send(auth.logout, {}).catch(() => undefined)
  forgetSession()
  sessionStorage.clear()
  location.assign(then)
}
