import { readStored, store } from './stored.ts'

const KEY = 'rajt.ending'
const PATIENCE_MS = 5000

/** Tokens of sessions that were logged out here while the server has not heard it yet. */
function waiting(): string[] {
  const kept = readStored<unknown>(localStorage, KEY)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

export const endLater = (token: string) => store(localStorage, KEY, [...waiting(), token])

/**
 * Logs them out on the server; true once none is left. Called at the start, and when a network is there again.
 * Not `useAct`: it is sent after the person, and often the page, is gone.
 */
export async function endSessions(): Promise<boolean> {
  for (const token of waiting()) {
    const response = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null)
    // A session that has ended meanwhile answers 401.
    if (response?.ok || response?.status === 401) forget(token)
  }
  return waiting().length === 0
}

function forget(token: string): void {
  const others = waiting().filter((one) => one !== token)
  store(localStorage, KEY, others.length > 0 ? others : null)
}
