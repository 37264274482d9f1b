import { useRef, useState } from 'react'
import type { Answer, Call, Sent } from '#platform/contract/call.ts'
import { upload } from '#platform/web/upload.ts'
import { useTellFailure } from './tell.ts'

interface Options<C extends Call> {
  done: (answer: Answer<C>) => unknown
  /** Called with every failure; true when that has told it. */
  failed?: (failure: unknown) => boolean
  /** Called when it is over, whatever the end: sent, refused or cancelled. */
  ended?: () => void
}

/** Files on their way. `percent` is how much of them has left, null while nothing is sent; nothing else is sent meanwhile. */
export function useUpload<C extends Call>(call: C, { done, failed, ended }: Options<C>) {
  const tellFailure = useTellFailure()
  const [percent, setPercent] = useState<number | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const start = async (request: Sent<C>): Promise<void> => {
    if (underWay.current) return
    const controller = new AbortController()
    underWay.current = controller
    setPercent(0)
    await upload(call, request, setPercent, controller.signal)
      .then(done)
      .catch((failure) => controller.signal.aborted || failed?.(failure) || tellFailure(failure))
    underWay.current = null
    setPercent(null)
    ended?.()
  }
  return { start, percent, cancel: () => underWay.current?.abort() }
}
