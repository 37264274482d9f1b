import { useEffect, useEffectEvent, useRef } from 'react'
import type { Answer, Sent } from '#platform/contract/call.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { course } from '../calls.ts'
import type { DoneBy } from '../lesson-done.ts'
import { finishLater } from './done-later.ts'
import { keptModules } from './kept-modules.ts'

const SECOND = 1000

export interface DoneActs {
  /** The end of the text came into sight, or went out of it again below the screen. */
  seeEnd: (isSeen: boolean) => void
  /** The media ended; of them so many seconds were heard. */
  played: (seconds: number) => void
  /** Every self-check was answered. */
  checked: () => void
  /** The reader says so. */
  mark: () => Promise<void>
  busy: boolean
}

/** What a lesson counts as done by: told to the server once, which has the rule (decision C2). */
export function useDone(answer: Answer<typeof course.lesson>): DoneActs {
  const { lesson, can } = answer
  const isSent = useRef(false)
  const isEndSeen = useRef(false)
  const inSight = useRef(0)
  const { run, busy } = useAct(course.done, {
    invalidates: [course.progress, course.lesson],
    // On a train the network comes back; the reader should not have to do anything for it.
    retryUntilDelivered: true,
    failed: (failure) => {
      isSent.current = false
      // Not asked for by the reader, who can go on reading or mark the lesson.
      return isFailure(failure, 'lesson-too-soon')
    },
  })
  const tell = async (by: DoneBy, seconds: number) => {
    if (!can.done || lesson.done || isSent.current) return
    isSent.current = true
    const body: Sent<typeof course.done>['body'] = { by, seconds: Math.floor(seconds) }
    const request = { params: { id: lesson.id }, body }
    // In a kept module the reader may close the page before there is a network again.
    if (!navigator.onLine && keptModules.get()[lesson.module]) await finishLater(answer, request)
    else await run(request)
  }
  const tellIfRead = () => {
    if (isEndSeen.current && inSight.current >= lesson.readingSeconds) void tell('read', inSight.current)
  }
  const countSecond = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    inSight.current += 1
    tellIfRead()
  })
  useEffect(() => {
    const timer = setInterval(countSecond, SECOND)
    return () => clearInterval(timer)
  }, [])
  return {
    seeEnd(isSeen) {
      isEndSeen.current = isSeen
      tellIfRead()
    },
    played: (seconds) => void tell('played', seconds),
    checked: () => void tell('checked', inSight.current),
    mark: () => tell('marked', inSight.current),
    busy,
  }
}
