import { draftKey, readStored, store } from '#platform/web/stored.ts'
import type { Draft, Thing } from '../content-parts.ts'

/** Of what an editor writes, what would be lost with its page. */
interface Kept {
  written: Draft
  base: Draft
  revision: number
  basedOn: number
}

const keyOf = (thing: string) => draftKey(`authoring.${thing}`)

/** What is not on the server waits in this tab, over a reload and a lost session. */
export function keepUnsaved(
  thing: string,
  { saving, written, base, revision, basedOn }: Kept & { saving: string },
): void {
  const kept: Kept = { written, base, revision, basedOn }
  store(sessionStorage, keyOf(thing), saving === 'saved' ? null : kept)
}

export const forgetUnsaved = (thing: string): void => store(sessionStorage, keyOf(thing), null)

/** Saved by the next attempt, which tells of a conflict with what others have saved meanwhile. */
export function keptOf({ _id, kind }: Thing): (Kept & { saving: 'unsaved' }) | null {
  const kept = readStored<Kept>(sessionStorage, keyOf(_id))
  return kept?.written.kind === kind ? { ...kept, saving: 'unsaved' } : null
}
