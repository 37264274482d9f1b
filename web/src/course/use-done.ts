import type { Answer } from '@rajt/contract/call'
import { course } from '@rajt/contract/course'
import { useRef } from 'react'
import { useAct } from '../ui/use-act.ts'

/** What to call when the end of a lesson was reached or its media played; it counts once (decision C2). */
export function useDone({ lesson: { id, done }, can }: Answer<typeof course.lesson>): () => void {
  const wasSent = useRef(false)
  const { run } = useAct(course.done, {
    goesStale: [course.progress, course.lesson],
    // On a train the network comes back; the reader should not have to do anything for it.
    untilHeard: true,
  })
  return () => {
    if (!can.done || done || wasSent.current) return
    wasSent.current = true
    void run({ params: { id } })
  }
}
