import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/api.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { authoring, type Thing } from '../calls.ts'
import type { Draft, Flaw } from '../content-parts.ts'

/** After the last key. */
const PAUSE_MS = 1_500
/** After a save that the network did not carry. */
const AGAIN_MS = 5_000

export type Saving = 'saved' | 'unsaved' | 'away' | 'conflict' | 'planned'
type Other = NonNullable<Thing['draft']>

interface Sheet {
  written: Draft
  /** Of the draft on the server; 0 where there is none. */
  revision: number
  flaws: Flaw[]
  saving: Saving
  /** What somebody else has written meanwhile. */
  other: Other | null
}

export interface DraftSheet extends Sheet {
  write: (content: Draft['content']) => void
  /** Saves at once; true when what is written is on the server. */
  saveNow: () => Promise<boolean>
  /** What is written is not saved any more: it was discarded. */
  abandon: () => void
  /** Ends a conflict: the other's text stands, or one's own over it. */
  settle: (whose: 'theirs' | 'mine') => void
}

/** What an editor writes of a thing, saved by itself; two who write at once are told, and neither text is lost. */
export function useDraft(thing: Thing, beginning: Draft): DraftSheet {
  const [sheet, setSheet] = useState<Sheet>(() => ({
    written: thing.draft?.written ?? beginning,
    revision: thing.draft?.revision ?? 0,
    flaws: thing.flaws,
    saving: 'saved',
    other: null,
  }))
  const newest = useRef(sheet)
  newest.current = sheet
  const underWay = useRef<Promise<boolean> | null>(null)

  const saveNow = useCallback((): Promise<boolean> => {
    const { saving, written, revision } = newest.current
    if (underWay.current) return underWay.current.then(() => saveNow())
    if (saving === 'saved') return Promise.resolve(true)
    if (saving === 'conflict' || saving === 'planned') return Promise.resolve(false)
    const sending = send(authoring.save, { params: { id: thing._id }, body: { written, revision } })
      .then((saved) => {
        underWay.current = null
        setSheet((now) => ({
          ...now,
          ...saved,
          saving: now.written === written ? 'saved' : 'unsaved',
        }))
        return newest.current.written === written
      })
      .catch((failure: unknown) => {
        underWay.current = null
        setSheet((now) => ({ ...now, ...afterFailure(failure) }))
        if (isFailure(failure, 'draft-planned')) void askAgain(authoring.thing)
        return false
      })
    underWay.current = sending
    return sending
  }, [thing._id])

  useEffect(() => {
    if (sheet.saving !== 'unsaved' && sheet.saving !== 'away') return undefined
    const wait = setTimeout(saveNow, sheet.saving === 'away' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(wait)
  }, [sheet, saveNow])
  const isPlanned = thing.plan !== null
  useEffect(() => {
    if (!isPlanned) setSheet((now) => (now.saving === 'planned' ? { ...now, saving: 'unsaved' } : now))
  }, [isPlanned])
  useLeaveWarning(sheet.saving !== 'saved')
  // Whoever goes on to another page has their last words saved, and the pages of the course show them.
  useEffect(
    () => () => {
      void saveNow().then(() => askAgain(authoring.tree, authoring.thing))
    },
    [saveNow],
  )

  return {
    ...sheet,
    saveNow,
    write: (content) =>
      setSheet((now) => ({
        ...now,
        written: { ...now.written, content } as Draft,
        saving: now.saving === 'conflict' || now.saving === 'planned' ? now.saving : 'unsaved',
      })),
    abandon: () => {
      newest.current = { ...newest.current, saving: 'saved' }
    },
    settle: (whose) =>
      setSheet((now) => {
        if (!now.other) return now
        const { written, revision } = now.other
        return whose === 'theirs'
          ? { ...now, written, revision, saving: 'saved', other: null }
          : { ...now, revision, saving: 'unsaved', other: null }
      }),
  }
}

function afterFailure(failure: unknown): Partial<Sheet> {
  // What was typed meanwhile stays, and is saved once the plan is over.
  if (isFailure(failure, 'draft-planned')) return { saving: 'planned' }
  if (!isFailure(failure, 'draft-changed-meanwhile')) return { saving: 'away' }
  const other = failure.detail.draft as Other | null
  // It was published or discarded meanwhile: what is written begins a new one.
  return other ? { saving: 'conflict', other } : { saving: 'unsaved', revision: 0 }
}

function useLeaveWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOpen])
}
