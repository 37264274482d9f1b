import { auth, type User } from '@rajt/contract/auth'
import { type Context, programme } from '@rajt/contract/programme'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { takeFirstAnswer } from '../plumbing/first-answers.ts'
import { keep } from '../plumbing/kept.ts'
import { ENDED, forgetSession, session } from '../plumbing/session.ts'

/** Before the first page: the programme's context, and who is signed in (spec 7). */
export async function enter(): Promise<void> {
  const { token, user, context } = session.get()
  if (context && (user || !token)) return
  const [loadedContext, loadedUser] = await Promise.all([
    context ?? takeFirstAnswer<Context>('context').then((early) => early ?? send(programme.context, {})),
    token && !user ? loadUser() : user,
  ])
  session.set({ ...session.get(), user: loadedUser, context: loadedContext })
  // Asked before it was known who it is; read to its end, so that it holds no connection.
  if (loadedUser?.role !== 'STUDENT') void takeFirstAnswer('progress')
}

async function loadUser(): Promise<User | null> {
  const early = await takeFirstAnswer<{ user: User }>('user')
  if (early) return early.user
  try {
    return (await send(auth.user, {})).user
  } catch (failure) {
    if (!isFailure(failure, 'not-signed-in')) throw failure
    keep(sessionStorage, ENDED, true)
    forgetSession()
    return null
  }
}
