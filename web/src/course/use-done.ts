import type { Answer } from '@rajt/contract/call'
import { course } from '@rajt/contract/course'
import { useMutation } from '@tanstack/react-query'
import { send } from '../plumbing/api.ts'
import { mayPass } from '../plumbing/failure.ts'
import { askAgain } from '../plumbing/query.ts'
import { useTellFailure } from '../ui/tell.ts'

/** What to call when the end of a lesson was reached or its media played; it counts once (decision C2). */
export function useDone({ lesson: { id, done }, can }: Answer<typeof course.lesson>): () => void {
  const tellFailure = useTellFailure()
  const { mutate, isIdle } = useMutation({
    mutationFn: () => send(course.done, { params: { id } }),
    // On a train the network comes back; the reader should not have to do anything for it.
    retry: (_, failure) => mayPass(failure),
    onSuccess: () => askAgain(course.progress, course.lesson),
    onError: tellFailure,
  })
  return () => {
    if (can.done && !done && isIdle) mutate()
  }
}
