import type { User } from '#people/auth/calls.ts'
import { stageOf } from '#platform/contract/stage.ts'
import type { Context } from '#programme/programme/calls.ts'
import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'

const TOKEN = 'rajt.token'
/** Whose address, texts and marks this tab keeps; an id, which says nothing to the next person. */
export const OWNER = 'rajt.owner'
/** What a student with a course is to a project, for whoever is signed in here: nothing about who that is. */
const ENROLLED = 'rajt.enrolled'
/** Set in a tab whose session ended while it was open, until the sign-in page has told it. */
export const ENDED = 'rajt.ended'

/**
 * Why the person of this tab is gone: the session ended; logged out here, with or without a server that heard it; gone
 * in another tab, which knows why; or somebody signed in in another tab.
 */
export type Left = 'ended' | 'logged-out' | 'unheard' | 'gone-elsewhere' | 'taken-over'

/** Who is signed in, and the programme's context. The browser keeps the token alone (decision A1). */
export interface Session {
  token: string | null
  user: User | null
  context: Context | null
  /** Null while somebody is here, and in a tab where nobody was. */
  left: Left | null
}

export const session = createStore<Session>({
  token: readStored<string>(localStorage, TOKEN),
  user: null,
  context: null,
  left: null,
})

// What somebody typed before their session ended waits for them in this tab; for the next person it is not there.
session.subscribe(() => {
  const { user } = session.get()
  if (!user) return
  const owner = readStored<string>(sessionStorage, OWNER)
  if (owner && owner !== user._id) sessionStorage.clear()
  store(sessionStorage, OWNER, user._id)
})

// Read by index.html, which asks for a student's progress, and for what owners see, before any script is there.
session.subscribe(() => {
  const { user, context } = session.get()
  const isEnrolled = context !== null && stageOf(user, context) === 'ENROLLED'
  if (user || session.get().left)
    store(localStorage, ENROLLED, isEnrolled ? (user?.projectRole ?? 'NONE') : null)
})

export function signIn(token: string, user: User): void {
  store(localStorage, TOKEN, token)
  session.set({ token, user, context: user.context, left: null })
}

export function updateUser(user: User): void {
  session.set({ ...session.get(), user, context: user.context })
}

/** Forgets the person in this tab; on the device too, unless another tab has signed somebody in since. */
export function forgetSession(left: Left = 'ended'): void {
  const kept = readStored(localStorage, TOKEN)
  if (kept === session.get().token) store(localStorage, TOKEN, null)
  // Refused, because another tab has just logged out.
  leave(left === 'ended' && !kept ? 'gone-elsewhere' : left)
}

/**
 * Whether the device still has this tab's session. Where another tab has logged out or signed somebody in, nobody is
 * here any more, and nothing may be sent in the former person's name.
 */
export function stillHere(): boolean {
  const { token } = session.get()
  const kept = readStored<string>(localStorage, TOKEN)
  if (!token || kept === token) return true
  leave(kept ? 'taken-over' : 'gone-elsewhere')
  return false
}

/** Whether somebody has signed in on this device, in another tab, while nobody was here. */
export const cameInElsewhere = (): boolean => !session.get().token && readStored(localStorage, TOKEN) !== null

function leave(left: Left): void {
  const { user, context } = session.get()
  session.set({ token: null, user: null, context, left: user ? left : null })
}
