import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Failure, isFailure } from '../plumbing/failure.ts'
import { BASE } from '../plumbing/paths.ts'
import { useTellFailure } from '../ui/tell.ts'
import { startExam } from './calls.ts'
import { keepFailure } from './kept-failure.ts'

/** Starts or continues the exam of a module and goes to where it is taken; a refusal has a page of its own. */
export function useStart(moduleId: string) {
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    try {
      const target = new URL(await startExam(moduleId), location.href)
      const isHere = target.origin === location.origin && target.pathname.startsWith(`${BASE}/`)
      if (!isHere) return location.assign(target)
      await navigate({ href: target.pathname.slice(BASE.length) + target.search })
    } catch (failure) {
      setStarting(false)
      const errorCode = pageOf(failure)
      if (!errorCode) return tellFailure(failure)
      keepFailure(failure as Failure, { moduleId })
      await navigate({ to: '/tests/error/$errorCode', params: { errorCode } })
    }
  }
  return { start, isStarting }
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
