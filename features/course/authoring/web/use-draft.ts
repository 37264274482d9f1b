import { hashKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/api.ts'
import { type Failure, isFailure, isUndecided } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { Draft, Flaw, PublishedMeanwhile, Thing } from '../content-parts.ts'
import { forgetUnsaved, keepUnsaved, keptOf } from './kept-draft.ts'
import { flawsOfRefusal } from './refused-flaws.ts'

/** After the first key that is not saved. */
const SAVED_AFTER_MS = 1_500
/** After the last key too: between two words, and not between two letters. */
const DRAWN_AFTER_MS = 400
/** After a save that the network did not carry. */
const AGAIN_MS = 5_000

export type Saving = 'saved' | 'unsaved' | 'away' | 'refused' | 'conflict' | 'planned'
/** What somebody else has saved meanwhile, or published, which leaves no draft: revision 0. */
export type Other = NonNullable<Thing['draft']>

export interface Sheet {
  written: Draft
  /** What the server had when this began to differ from it. */
  base: Draft
  /** Of the draft on the server; 0 where there is none. */
  revision: number
  /** The published version that a draft begins from. */
  basedOn: number
  flaws: Flaw[]
  saving: Saving
  /** Why the server does not take what is written. */
  refusal: Failure | null
  /** What somebody else has written meanwhile. */
  other: Other | null
}

export interface DraftSheet extends Sheet {
  write: (content: Draft['content']) => void
  /**
   * The same from what is written by then, drawn or not. `isLate`: of a field that shows by itself what is typed; all
   * else is drawn anew in a pause, and what is saved is what was typed.
   */
  edit: (to: (now: Draft['content']) => Draft['content'], isLate?: boolean) => void
  /** Saves at once; true when what is written is on the server. */
  saveNow: () => Promise<boolean>
  /** What is written is not saved any more: it was discarded. */
  abandon: () => void
  /** Ends a conflict with what is to stand, which is saved as a change of what the other has saved. */
  settle: (content: Draft['content']) => void
}

/** What an editor writes of a thing, saved by itself; two who write at once are told, and neither text is lost. */
export function useDraft(thing: Thing, beginning: Draft): DraftSheet {
  const [sheet, setSheet] = useState<Sheet>(() => ({
    written: thing.draft?.written ?? beginning,
    base: thing.draft?.written ?? beginning,
    basedOn: thing.published?.number ?? 0,
    revision: thing.draft?.revision ?? 0,
    flaws: thing.flaws,
    saving: 'saved',
    refusal: null,
    other: null,
    ...keptOf(thing),
  }))
  // What is shown may be a little older.
  const newest = useRef(sheet)
  const drawn = useRef(sheet)
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useCallback((to: (now: Sheet) => Sheet, isLate = false) => {
    newest.current = to(newest.current)
    clearTimeout(drawing.current)
    const draw = () => {
      drawn.current = newest.current
      setSheet(newest.current)
    }
    if (!isLate || !mayWait(drawn.current, newest.current)) draw()
    else drawing.current = setTimeout(draw, DRAWN_AFTER_MS)
  }, [])
  const underWay = useRef<Promise<boolean> | null>(null)

  const saveNow = useCallback((): Promise<boolean> => {
    const { saving, written, revision, basedOn } = newest.current
    if (underWay.current) return underWay.current.then(() => saveNow())
    if (saving === 'saved') return Promise.resolve(true)
    if (saving === 'conflict' || saving === 'planned') return Promise.resolve(false)
    const sending = send(authoring.save, { params: { id: thing._id }, body: { written, revision, basedOn } })
      .then((saved) => {
        underWay.current = null
        // Somebody who types on is not held up by what looks the same.
        change(
          (now) => ({
            ...now,
            revision: saved.revision,
            // One and the same, so that nothing is drawn anew for what has not changed.
            flaws: isSame(saved.flaws, now.flaws) ? now.flaws : saved.flaws,
            base: written,
            refusal: null,
            saving: now.written === written ? 'saved' : 'unsaved',
          }),
          true,
        )
        forgetUnsaved(thing._id)
        return newest.current.written === written
      })
      .catch((failure: unknown) => {
        underWay.current = null
        // Discarded meanwhile.
        if (newest.current.saving === 'saved') return false
        change((now) => ({ ...now, ...afterFailure(failure, now) }))
        keepUnsaved(thing._id, newest.current)
        if (isFailure(failure, 'draft-planned')) void askAgain(authoring.thing)
        return false
      })
    underWay.current = sending
    return sending
  }, [thing._id, change])

  const { saving } = sheet
  useEffect(() => {
    if (saving !== 'unsaved' && saving !== 'away') return undefined
    const next = () => underWay.current ?? saveNow()
    const again = setInterval(next, saving === 'away' ? AGAIN_MS : SAVED_AFTER_MS)
    return () => clearInterval(again)
  }, [saving, saveNow])
  const isPlanned = thing.plan !== null
  useEffect(() => {
    if (!isPlanned) change((now) => (now.saving === 'planned' ? { ...now, saving: 'unsaved' } : now))
  }, [isPlanned, change])
  useLeaveWarning(sheet.saving !== 'saved')
  // Whoever goes on to another page has their last words saved, and the pages of the course show them.
  useEffect(() => {
    const keep = () => keepUnsaved(thing._id, newest.current)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
      void saveNow().then(() => askAgain(authoring.tree, authoring.thing))
    }
  }, [thing._id, saveNow])

  // One and the same, so that no field is drawn anew for a key in another one.
  const edit = useCallback<DraftSheet['edit']>(
    (to, isLate) =>
      change(
        (now) => ({
          ...now,
          written: { ...now.written, content: to(now.written.content) } as Draft,
          saving: now.saving === 'conflict' || now.saving === 'planned' ? now.saving : 'unsaved',
        }),
        isLate,
      ),
    [change],
  )
  return {
    ...sheet,
    saveNow,
    edit,
    write: (content) => edit(() => content),
    abandon: () => {
      newest.current = { ...newest.current, saving: 'saved' }
    },
    settle: (content) =>
      change((now) => {
        if (!now.other) return now
        const { written: base, revision, basedOn } = now.other
        const written = { ...now.written, content } as Draft
        return { ...now, written, base, revision, basedOn, saving: 'unsaved', other: null }
      }),
  }
}

/** Whatever the order of their keys. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

/** That something is not saved is told with the first key; that all is saved, in the next pause. */
const mayWait = (drawn: Sheet, { saving, revision, flaws }: Sheet) =>
  (saving === 'saved' || saving === drawn.saving) &&
  revision > 0 === drawn.revision > 0 &&
  flaws === drawn.flaws

/** The server has not decided about what was sent. */
const isOnItsWay = (failure: Failure) => isUndecided(failure) || isFailure(failure, 'outdated', 'waiting')

function afterFailure(failure: unknown, sheet: Sheet): Partial<Sheet> {
  // What was typed meanwhile stays, and is saved once the plan is over.
  if (isFailure(failure, 'draft-planned')) return { saving: 'planned' }
  if (!isFailure(failure) || isOnItsWay(failure)) return { saving: 'away' }
  if (!isFailure(failure, 'draft-changed-meanwhile')) {
    const flaws = flawsOfRefusal(failure)
    return { saving: 'refused', refusal: failure, flaws: flaws.length > 0 ? flaws : sheet.flaws }
  }
  const { draft, published } = failure.detail as { draft: Other | null; published: PublishedMeanwhile | null }
  // The last words of a page that was left came after it was opened again.
  if (draft && isSame(draft.written, sheet.written))
    return { saving: 'saved', base: draft.written, revision: draft.revision, basedOn: draft.basedOn }
  if (draft) return { saving: 'conflict', other: draft }
  // It was discarded meanwhile: what is written begins a new one.
  if (!published || published.number === sheet.basedOn) return { saving: 'unsaved', revision: 0 }
  const { written, number, publishedAt, publishedBy } = published
  const other = { written, revision: 0, basedOn: number, changedAt: publishedAt, changedBy: publishedBy }
  return { saving: 'conflict', other }
}

function useLeaveWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOpen])
}
