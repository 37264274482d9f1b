import { auth, type User } from '@rajt/contract/auth'
import { type Context, programme } from '@rajt/contract/programme'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { takeFirstAnswer } from '../plumbing/first-answers.ts'
import { keep } from '../plumbing/kept.ts'
import { orKept } from '../plumbing/kept-answers.ts'
import { ENDED, forgetSession, session } from '../plumbing/session.ts'

/** Before the first page: the programme's context, and who is signed in (spec 7). */
export async function enter(): Promise<void> {
  const { token, user, context } = session.get()
  if (context && (user || !token)) return
  const [loadedContext, loadedUser] = await Promise.all([
    context ?? orKept(programme.context, {}, loadContext),
    token && !user ? loadUser() : user,
  ])
  session.set({ ...session.get(), user: loadedUser, context: loadedContext })
  // Asked before it was known who it is; read to its end, so that it holds no connection.
  if (loadedUser?.role !== 'STUDENT') void takeFirstAnswer('progress')
}

const loadContext = async () =>
  (await takeFirstAnswer<Context>('context')) ?? (await send(programme.context, {}))

const askUser = async () => (await takeFirstAnswer<{ user: User }>('user')) ?? (await send(auth.user, {}))

async function loadUser(): Promise<User | null> {
  try {
    return (await orKept(auth.user, {}, askUser)).user
  } catch (failure) {
    if (!isFailure(failure, 'not-signed-in')) throw failure
    keep(sessionStorage, ENDED, true)
    forgetSession()
    return null
  }
}
