import type { User } from '@rajt/contract/auth'
import type { Context } from '@rajt/contract/programme'
import { keep, readKept } from './kept.ts'
import { createStore } from './store.ts'

const TOKEN = 'rajt.token'
const OWNER = 'rajt.owner'
/** Set in a tab whose session has ended under its feet, until sign-in has told it. */
export const ENDED = 'rajt.ended'

/** Who is signed in, and the programme's context. The browser keeps the token alone (decision A1). */
export interface Session {
  token: string | null
  user: User | null
  context: Context | null
}

export const session = createStore<Session>({
  token: readKept<string>(localStorage, TOKEN),
  user: null,
  context: null,
})

// What somebody typed before her session ended waits for her in this tab; for the next person it is not there.
session.subscribe(() => {
  const { user } = session.get()
  if (!user) return
  const owner = readKept<string>(sessionStorage, OWNER)
  if (owner && owner !== user._id) sessionStorage.clear()
  keep(sessionStorage, OWNER, user._id)
})

export function signIn(token: string, user: User): void {
  keep(localStorage, TOKEN, token)
  session.set({ token, user, context: user.context })
}

export function updateUser(user: User): void {
  session.set({ ...session.get(), user, context: user.context })
}

/** Forgets the person in this tab; on the device too, unless another tab has signed somebody in since. */
export function forgetSession(): void {
  if (readKept(localStorage, TOKEN) === session.get().token) keep(localStorage, TOKEN, null)
  session.set({ ...session.get(), token: null, user: null })
}
