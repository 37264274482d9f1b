import { useEffect, useRef, useState } from 'react'
import { Failure, isFailure } from '#platform/web/failure.ts'
import { forgetParts, giveUp, sendParts } from './send-parts.ts'

interface Sending {
  file: File
  /** 100: all of it is there. */
  percent: number
  isAway: boolean
}

export type Parts = ReturnType<typeof useParts>

/** A file of the library on its way while its form is filled in. */
export function useParts() {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<Failure | null>(null)
  const underWay = useRef<{ controller: AbortController; ended: Promise<string | null> } | null>(null)
  // Whoever closes the form leaves what was sent where it is: the same file goes on there.
  useEffect(() => () => underWay.current?.controller.abort(), [])
  const stop = () => underWay.current?.controller.abort()
  const choose = (file: File) => {
    stop()
    setProblem(null)
    const controller = new AbortController()
    const { signal } = controller
    const tell = (own: Partial<Sending>) =>
      signal.aborted || setSending((now) => ({ file, percent: 0, isAway: false, ...now, ...own }))
    setSending({ file, percent: 0, isAway: false })
    const ended = sendParts(file, {
      onPercent: (percent) => tell({ percent: Math.min(percent, 99) }),
      onAway: (isAway) => tell({ isAway }),
      signal,
    })
      .then((id) => {
        tell({ percent: 100 })
        return id
      })
      .catch((failure: unknown) => {
        if (signal.aborted) return null
        setSending(null)
        setProblem(isFailure(failure) ? failure : new Failure({ code: 'network' }))
        return null
      })
    underWay.current = { controller, ended }
  }
  return {
    sending,
    problem,
    choose,
    /** The id of its upload, once all of it is there; null where there is none. */
    ended: () => underWay.current?.ended ?? Promise.resolve(null),
    /** Its content was refused: another file is needed. */
    refuse: (failure: Failure) => {
      if (sending) void giveUp(sending.file)
      setSending(null)
      setProblem(failure)
      underWay.current = null
    },
    cancel: () => {
      stop()
      if (sending) void giveUp(sending.file)
      setSending(null)
      underWay.current = null
    },
    done: () => sending && forgetParts(sending.file),
  }
}
