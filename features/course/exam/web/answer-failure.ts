import { isFailure, isUndecided } from '#platform/web/failure.ts'
import type { Unsaved } from './unsaved-answers.ts'

/** What a failed attempt to save an answer means for it. */
export type Meaning =
  /** The network or the server will be back. */
  | { kind: 'later' }
  /** The session ended, or the attempt is not this caller's: the answer waits for their next visit. */
  | { kind: 'stopped' }
  | { kind: 'closed' }
  /** The question does not take this choice. */
  | { kind: 'refused' }
  /** An earlier choice of this device was saved, only its acknowledgement was lost. */
  | { kind: 'saved-before'; revision: number }
  /** Another device was faster. */
  | { kind: 'newer'; revision: number; choice: number[] }

export function meaningOf(failure: unknown, { revision, tried }: Unsaved): Meaning {
  if (isFailure(failure, 'exam-closed')) return { kind: 'closed' }
  if (isFailure(failure, 'invalid-request')) return { kind: 'refused' }
  if (isUndecided(failure)) return { kind: 'later' }
  if (!isFailure(failure, 'answer-outdated')) return { kind: 'stopped' }
  const newer = failure.detail as { choice: number[]; revision: number }
  const isOwn =
    newer.revision === revision + 1 && tried.some((choice) => String(choice) === String(newer.choice))
  return isOwn ? { kind: 'saved-before', revision: newer.revision } : { kind: 'newer', ...newer }
}
