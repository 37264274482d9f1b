import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Answer, Call, Sent } from '#platform/contract/call.ts'
import { send } from '#platform/web/api.ts'
import { Failure, isAway, mayPass } from '#platform/web/failure.ts'
import { dropFirstAnswers } from '#platform/web/first-answers.ts'
import { askAgain, pauseBefore, queryClient, TRIES_WHILE_AWAY } from '#platform/web/query.ts'
import { upload } from '#platform/web/upload.ts'
import { useTellFailure } from './tell.ts'
import { closeFailure, tellOf } from './toast.tsx'

export interface ActOptions<C extends Call> {
  /** Calls whose answers are no longer true afterwards: those that are shown are asked for again. */
  invalidates?: readonly Call[]
  /** Called with the server's answer, before what went stale has arrived. The act is busy until this is over. */
  done?: (answer: Answer<C>, sent: Sent<C>) => unknown
  /** Called with every failure; true when that has told it. What is left goes to the toast or the open dialog. */
  failed?: (failure: unknown) => boolean
  /** Tries again by itself, as long as it takes, what the network or a busy server did not carry. */
  retryUntilDelivered?: boolean
}

export interface Act<C extends Call> {
  /** Sends the call; nothing happens while an earlier one is on its way. */
  run: (request: Sent<C>) => Promise<void>
  busy: boolean
  /** How much of a request with files has left, 0-100; null while none is sent. */
  percent: number | null
}

/**
 * A call that changes something, made by a button or a dialog: sent once, its failure told, stale answers renewed. While
 * the server is away for everybody, which has done nothing then, it is sent again for a minute.
 */
export function useAct<C extends Call>(call: C, options: ActOptions<C> = {}): Act<C> {
  const { invalidates = [], done, failed, retryUntilDelivered = false } = options
  const tellFailure = useTellFailure()
  // Not by a disabled button: that loses the focus, and is disabled only after the next paint.
  const underWay = useRef<string | null>(null)
  // Nobody waits for what a dialog did that is closed.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [percent, setPercent] = useState<number | null>(null)
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: (request: Sent<C>) =>
        hasFiles(request) ? upload(call, request, setPercent) : send(call, request),
      retry: (tries, failure) => {
        if (retryUntilDelivered) return mayPass(failure)
        const isWaiting = isShown.current && isAway(failure) && tries < TRIES_WHILE_AWAY
        if (isWaiting) tellOf(underWay.current ?? '', () => tellFailure(new Failure({ code: 'waiting' })))
        return isWaiting
      },
      retryDelay: pauseBefore,
      onSuccess: async (answer, request) => {
        closeFailure(nameOf(call, request))
        const renewed = askAgain(...invalidates)
        await done?.(answer, request)
        await renewed
      },
      onError: (failure, request) =>
        tellOf(nameOf(call, request), () => failed?.(failure) || tellFailure(failure)),
      onSettled: () => {
        underWay.current = null
        setPercent(null)
      },
    },
    queryClient,
  )
  const run = async (request: Sent<C>) => {
    if (underWay.current !== null) return
    underWay.current = nameOf(call, request)
    dropFirstAnswers()
    // `onError` has told it.
    await mutateAsync(request).catch(() => undefined)
  }
  return { run, busy: isPending, percent }
}

/** The same act on the same thing, in one dialog or in the next. */
const nameOf = ({ method, path }: Call, request: object) =>
  `${method} ${path} ${'params' in request ? JSON.stringify(request.params) : ''}`

/** Nothing but files needs to tell how much has left. */
const hasFiles = (request: object) =>
  'files' in request && Object.values(request.files as object).some((chosen) => chosen !== null)
