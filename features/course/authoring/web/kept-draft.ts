import { draftKey, readStored, store } from '#platform/web/stored.ts'
import type { Thing } from '../content-parts.ts'
import type { Sheet } from './use-draft.ts'

type Kept = Pick<Sheet, 'written' | 'base' | 'revision' | 'basedOn'>

const keyOf = (thing: string) => draftKey(`authoring.${thing}`)

/** What is not on the server waits in this tab, over a reload and a lost session. */
export function keepUnsaved(thing: string, { saving, written, base, revision, basedOn }: Sheet): void {
  const kept: Kept = { written, base, revision, basedOn }
  store(sessionStorage, keyOf(thing), saving === 'saved' ? null : kept)
}

/** Saved by the next attempt, which tells of a conflict with what others have saved meanwhile. */
export function keptOf({ _id, kind }: Thing): Partial<Sheet> {
  const kept = readStored<Kept>(sessionStorage, keyOf(_id))
  return kept?.written.kind === kind ? { ...kept, saving: 'unsaved' } : {}
}
