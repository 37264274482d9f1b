import { useState } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { toastResult } from './entry-dialog.tsx'

interface Edited {
  /** As the page has it. */
  editedAt: string | null
  /** Shows the entry behind the dialog. */
  shownBy: readonly Call[]
}

/**
 * How an edit ends. One that somebody else was faster with is refused once, with the entry behind the dialog renewed; sent
 * again it stands over theirs.
 */
export function useEditConflict(
  words: Parameters<typeof toastResult>[0],
  leave: () => unknown,
  { editedAt: read, shownBy }: Edited,
) {
  const [editedAt, setEditedAt] = useState(read)
  const told = toastResult(words, leave)
  const failed = (failure: unknown): boolean => {
    if (isFailure(failure, 'edited-meanwhile')) {
      setEditedAt(failure.detail.editedAt as string | null)
      void askAgain(...shownBy)
    }
    return told.failed()
  }
  return { editedAt, told: { done: told.done, failed } }
}
