import type { Verdict } from '#platform/server/refuse.ts'

interface Read {
  /** Of the draft that a change was made from; 0 where there was none. */
  revision: number
}

/** A change is to the draft that its writer has read: nobody's words are written over unseen (decision 22). */
export const mayChange = (read: Read, draft: Read | undefined): Verdict<'draft-changed-meanwhile'> =>
  read.revision === (draft?.revision ?? 0) ? 'ok' : 'draft-changed-meanwhile'

interface Rest {
  kind: 'module' | 'lesson' | 'question'
  /** Of its kind in its module, in use. */
  inUse: number
  /** Questions that an exam draws. */
  drawn: number
}

/** A module keeps a lesson, and as many questions as its exam draws. */
export const mayRetire = ({ kind, inUse, drawn }: Rest): Verdict<'last-of-module'> =>
  inUse > (kind === 'question' ? drawn : 1) ? 'ok' : 'last-of-module'
