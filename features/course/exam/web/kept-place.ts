import { type Failure, isFailure, isUndecided } from '#platform/web/failure.ts'
import { session } from '#platform/web/session.ts'
import { readStored, store } from '#platform/web/stored.ts'

/** A place in the line before an exam. */
export interface Place {
  /** Whose: the next person on the same device does not stand there. */
  who: string
  moduleId: string
  /** From 1. */
  place: number
  /** What keeps it. */
  ticket: string
  /** When to ask again, in milliseconds. */
  askAt: number
}

const KEY = 'rajt.exam-line'
/** A page that is opened again later starts no exam by itself. */
const KEPT_MS = 60_000
const PAUSE_SECONDS = 5

/** The place that this page had before it was loaded anew. */
export function keptPlace(moduleId: string): Place | null {
  const kept = readStored<Place>(sessionStorage, KEY)
  const isTheirs = kept?.moduleId === moduleId && kept.who === reader()
  return isTheirs && Date.now() - kept.askAt < KEPT_MS ? kept : null
}

const reader = () => session.get().user?._id ?? ''

export const keepPlace = (place: Place | null): void => store(sessionStorage, KEY, place)

/**
 * The place after a failed start: the one that the server told, or the one before where the server did not decide.
 * Null for every other failure.
 */
export function placeAfter(failure: unknown, moduleId: string, before: Place | null): Place | null {
  if (!isFailure(failure)) return null
  const askAt = Date.now() + 1_000 * (failure.retryAfter ?? PAUSE_SECONDS)
  const told = toldBy(failure)
  if (told) return { who: reader(), moduleId, ...told, askAt }
  return before && isUndecided(failure) ? { ...before, askAt } : null
}

function toldBy({ code, detail }: Failure) {
  const { place, ticket } = detail as Partial<Pick<Place, 'place' | 'ticket'>>
  return code === 'busy' && place !== undefined && ticket !== undefined ? { place, ticket } : null
}
