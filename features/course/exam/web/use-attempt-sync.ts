import { useEffect } from 'react'
import { askAgain } from '#platform/web/query.ts'
import { type Attempt, exam } from '../calls.ts'
import type { AnswerQueue, QueueView } from './answer-queue.ts'

/**
 * Hands the server's newer answers to the queue; reads an attempt that the server has closed again, for its
 * receipt.
 */
export function useAttemptSync({ questions }: Attempt, queue: AnswerQueue, { state }: QueueView): void {
  useEffect(() => queue.know(questions), [queue, questions])
  useEffect(() => {
    if (state === 'closed') void askAgain(exam.attempt)
  }, [state])
}

/** The browser asks before it closes a page whose answers are not saved yet. */
export function useLeaveWarning({ unsaved }: QueueView): void {
  const isUnsaved = unsaved.length > 0
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
