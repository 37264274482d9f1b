import { useState } from 'react'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { rescue } from '../calls.ts'

/** Who has changed the round meanwhile, where somebody has; what they have made of it is loaded. */
export function useChanged() {
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const failed = (failure: unknown): boolean => {
    if (!isFailure(failure, 'rescue-changed') || !failure.detail.by) return false
    setChangedBy(String(failure.detail.by))
    void askAgain(rescue.round)
    return true
  }
  return { changedBy, failed }
}
