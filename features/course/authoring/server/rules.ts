import type { Verdict } from '#platform/server/refuse.ts'

interface Read {
  /** Of the draft that a change was made from; 0 where there was none. */
  revision: number
}

/** A change is to the draft that its writer has read: nobody's words are written over unseen (decision 22). */
export const mayChange = (read: Read, draft: Read | undefined): Verdict<'draft-changed-meanwhile'> =>
  read.revision === (draft?.revision ?? 0) ? 'ok' : 'draft-changed-meanwhile'

/**
 * A new draft begins from what is published: whoever read the version before would take back unseen what another has
 * published since. Null: a page that does not say what it read.
 */
export const mayBegin = (read: number | null, published: number): Verdict<'draft-changed-meanwhile'> =>
  read === null || read === published ? 'ok' : 'draft-changed-meanwhile'

interface Rest {
  kind: 'module' | 'lesson' | 'question'
  /** Of its kind in its module, in use. */
  inUse: number
  /** Questions that an exam draws. */
  drawn: number
}

interface AskedCell {
  asked: number
  /** Questions that can be drawn. */
  bank: number
}

/** A blueprint asks no more of a lesson and level than there is, and together no more than an exam has. */
export function mayAskFor(
  cells: readonly AskedCell[],
  examQuestions: number,
): Verdict<'blueprint-too-large'> {
  const sum = cells.reduce((total, { asked }) => total + asked, 0)
  return sum <= examQuestions && cells.every(({ asked, bank }) => asked <= bank)
    ? 'ok'
    : 'blueprint-too-large'
}

/** A module keeps a lesson, and as many questions as its exam draws. */
export const mayRetire = ({ kind, inUse, drawn }: Rest): Verdict<'last-of-module'> =>
  inUse > (kind === 'question' ? drawn : 1) ? 'ok' : 'last-of-module'
