import { auth, type User } from '#people/auth/calls.ts'
import { send } from '#platform/web/api.ts'
import { isFailure } from '#platform/web/failure.ts'
import { orKept } from '#platform/web/offline-cache.ts'
import { ENDED, forgetSession, session } from '#platform/web/session.ts'
import { store } from '#platform/web/stored.ts'
import { programme } from '#programme/programme/calls.ts'

/** Before the first page: the programme's context, and who is signed in (spec 7). */
export async function enter(): Promise<void> {
  const { token, user, context } = session.get()
  if (context && (user || !token)) return
  const [loadedContext, loadedUser] = await Promise.all([
    context ?? orKept(programme.context, {}, () => send(programme.context, {})),
    token && !user ? loadUser() : user,
  ])
  session.set({ ...session.get(), user: loadedUser, context: loadedContext })
}

async function loadUser(): Promise<User | null> {
  try {
    return (await orKept(auth.user, {}, () => send(auth.user, {}))).user
  } catch (failure) {
    if (!isFailure(failure, 'not-signed-in')) throw failure
    store(sessionStorage, ENDED, true)
    forgetSession()
    return null
  }
}
