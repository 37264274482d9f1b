import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { course } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import { type ActOptions, useAct } from '#platform/ui/use-act.ts'
import { arriveAt } from '#platform/web/arrival.ts'
import { isFailure } from '#platform/web/failure.ts'
import { queryClient } from '#platform/web/query.ts'
import { type Attempt, exam } from '../calls.ts'
import type { AnswerQueue } from './answer-queue.ts'
import { attemptQuery } from './calls.ts'
import { keepFailure } from './kept-failure.ts'

export interface Submission {
  state: 'none' | 'saving' | 'sending' | 'overdue'
  /** Positions that kept the last try from being submitted: their answers could not be saved. */
  held: readonly number[]
  /** By the student: only with every answer saved. */
  submit(): Promise<void>
  /** By the clock: with what can still be saved, and until the server has heard it. */
  submitOverdue(): Promise<void>
}

/** The arrival of an attempt: of the whole course where it was not completed before. */
export const arrivalOf = ({ id }: Pick<Attempt, 'id'>, wasCompleted: boolean): string =>
  wasCompleted ? `exam.${id}` : `course.${id}`

/** As far as this device knows. */
const wasCompleted = () =>
  queryClient.getQueryData(progressQuery().queryKey)?.currentProgress?.status !== 'ACTIVE'

const PATIENCE_MS = 10_000
/** Answers given in the last second are taken a few seconds longer; the rest would come too late anyway. */
const OVERDUE_PATIENCE_MS = 4000

/** Ends an attempt: first every answer is saved, then it is submitted (decision C3). */
export function useSubmission({ id, module }: Attempt, queue: AnswerQueue): Submission {
  const [state, setState] = useState<Submission['state']>('none')
  const [held, setHeld] = useState<readonly number[]>([])
  const navigate = useNavigate()
  const options: ActOptions<typeof exam.submit> = {
    invalidates: [course.progress, course.lesson],
    // Wherever the attempt is shown, its receipt takes its place.
    done: (closed) => {
      if (closed.receipt?.passed) arriveAt(arrivalOf(closed, wasCompleted()))
      queryClient.setQueryData(attemptQuery(id).queryKey, closed)
    },
    failed: (failure) => {
      setState('none')
      if (!isFailure(failure, 'result-failed')) return false
      keepFailure(failure, { moduleId: module.id, attempt: id })
      void navigate({ to: '/tests/error/$errorCode', params: { errorCode: failure.code } })
      return true
    },
  }
  const send = useAct(exam.submit, options)
  const sendUntilHeard = useAct(exam.submit, { ...options, retryUntilDelivered: true })

  const submit = async () => {
    setState('saving')
    const unsaved = await queue.settle(PATIENCE_MS)
    setHeld(unsaved)
    if (unsaved.length > 0 && queue.view.get().state !== 'closed') return setState('none')
    setState('sending')
    await send.run({ params: { id } })
  }
  const submitOverdue = async () => {
    setState('overdue')
    await queue.settle(OVERDUE_PATIENCE_MS)
    await sendUntilHeard.run({ params: { id } })
  }
  return { state, held, submit, submitOverdue }
}
