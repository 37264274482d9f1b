import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { course } from '#course/course/calls.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { type Failure, isFailure } from '#platform/web/failure.ts'
import { BASE } from '#platform/web/paths.ts'
import { askAgain } from '#platform/web/query.ts'
import { exam } from '../calls.ts'
import { keepFailure } from './kept-failure.ts'
import { keepPlace, keptPlace, type Place, placeAfter } from './kept-place.ts'

/** Attempts that this window came to by their start: the header was away before anything was seen of them. */
const startedHere = new Set<string>()
export const isStartedHere = (attempt: string): boolean => startedHere.has(attempt)

/**
 * Starts or continues the exam of a module and goes to where it is taken; a refusal has a page of its own. Whoever is told
 * a place in a line stays there, over a reload too, and is let in by itself.
 */
export function useStart(moduleId: string) {
  const navigate = useNavigate()
  const [place, setPlace] = useState(() => keptPlace(moduleId))
  // An answer that was under way may still come.
  const hasLeft = useRef(false)
  const moveTo = (next: Place | null) => {
    keepPlace(next)
    setPlace(next)
  }
  const { run, busy } = useAct(exam.start, {
    done: async ({ redirectUrl }) => {
      moveTo(null)
      const target = new URL(redirectUrl, location.href)
      const isHere = target.origin === location.origin && target.pathname.startsWith(`${BASE}/`)
      if (!isHere) return location.assign(target)
      startedHere.add(target.searchParams.get('attempt') ?? '')
      await navigate({ href: target.pathname.slice(BASE.length) + target.search })
      // By now nothing shows them: thousands who start at once do not ask for what they no longer look at.
      await askAgain(course.progress, course.lesson)
    },
    failed: (failure) => {
      if (hasLeft.current) return true
      const next = placeAfter(failure, moduleId, place)
      moveTo(next)
      if (next) return true
      const errorCode = pageOf(failure)
      if (!errorCode) return false
      keepFailure(failure as Failure, { moduleId })
      void navigate({ to: '/tests/error/$errorCode', params: { errorCode }, search: { module: moduleId } })
      return true
    },
  })
  const start = () => {
    hasLeft.current = false
    void run({ body: { moduleId, platform: 'WEB', ...(place && { ticket: place.ticket }) } })
  }
  const leave = () => {
    hasLeft.current = true
    moveTo(null)
  }
  useAsking(place, start)
  return { start, isStarting: busy, place, leave }
}

/** Asks again when it is time. */
function useAsking(place: Place | null, ask: () => void): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!place) return
    const timer = setTimeout(() => askNow(), Math.max(0, place.askAt - Date.now()))
    return () => clearTimeout(timer)
  }, [place])
}

/** The error page of a refused start; a 503 of any origin is the unavailable service (spec 8). */
function pageOf(failure: unknown): string | null {
  if (isFailure(failure, 'unavailable', 'service-unavailable')) return 'service-unavailable'
  const hasPage = isFailure(
    failure,
    'semester-not-started',
    'semester-ended',
    'module-locked',
    'attempts-exhausted',
    'no-exam',
    'init-failed',
  )
  return hasPage ? failure.code : null
}
