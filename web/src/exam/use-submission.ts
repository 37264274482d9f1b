import type { Attempt } from '@rajt/contract/exam'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isFailure, mayPass } from '../plumbing/failure.ts'
import { useTellFailure } from '../ui/tell.ts'
import type { AnswerQueue } from './answer-queue.ts'
import { submitExam } from './calls.ts'
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

const PATIENCE_MS = 10_000
/** Answers given in the last second are taken a few seconds longer; the rest would come too late anyway. */
const OVERDUE_PATIENCE_MS = 4000
const PAUSE_MS = { first: 1000, longest: 15_000 }

/** Ends an attempt: first every answer is saved, then it is submitted (decision C3). */
export function useSubmission({ id, module }: Attempt, queue: AnswerQueue): Submission {
  const [state, setState] = useState<Submission['state']>('none')
  const [held, setHeld] = useState<readonly number[]>([])
  const tellFailure = useTellFailure()
  const navigate = useNavigate()

  const fail = (failure: unknown) => {
    setState('none')
    if (!isFailure(failure, 'result-failed')) return tellFailure(failure)
    keepFailure(failure, { moduleId: module.id, attempt: id })
    return navigate({ to: '/tests/error/$errorCode', params: { errorCode: failure.code } })
  }
  const submit = async () => {
    setState('saving')
    const unsaved = await queue.settle(PATIENCE_MS)
    setHeld(unsaved)
    if (unsaved.length > 0 && queue.view.get().state !== 'closed') return setState('none')
    setState('sending')
    await submitExam(id).catch(fail)
  }
  const submitOverdue = async () => {
    setState('overdue')
    await queue.settle(OVERDUE_PATIENCE_MS)
    await untilHeard(() => submitExam(id)).catch(fail)
  }
  return { state, held, submit, submitOverdue }
}

/** Repeats what the network did not carry. */
async function untilHeard<T>(call: () => Promise<T>): Promise<T> {
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.longest)) {
    try {
      return await call()
    } catch (failure) {
      if (!mayPass(failure)) throw failure
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
