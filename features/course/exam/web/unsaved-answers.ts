import { readStored, store } from '#platform/web/stored.ts'

/** An answer the server has not acknowledged yet. */
export interface Unsaved {
  choice: readonly number[]
  /** The saved revision this answer replaces. */
  revision: number
  /** What was sent for this revision without an acknowledgement: the server may have saved one of them. */
  tried: readonly (readonly number[])[]
}

// One entry per question: two tabs with the same attempt never overwrite each other's answers.
const keyOf = (attempt: string, position: number) => `rajt.exam.${attempt}.${position}`

/** What an earlier visit could not save, over a reload, a lost network or an ended session (decision C3). */
export function readUnsaved(storage: Storage, attempt: string, position: number): Unsaved | null {
  const kept = readStored<Unsaved>(storage, keyOf(attempt, position))
  const sound = Array.isArray(kept?.choice) && Array.isArray(kept.tried) && Number.isInteger(kept.revision)
  return sound ? kept : null
}

export function keepUnsaved(
  storage: Storage,
  attempt: string,
  position: number,
  unsaved: Unsaved | null,
): void {
  store(storage, keyOf(attempt, position), unsaved)
}
