import { useNavigate } from '@tanstack/react-router'
import { course } from '#course/course/calls.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { type Failure, isFailure } from '#platform/web/failure.ts'
import { BASE } from '#platform/web/paths.ts'
import { exam } from '../calls.ts'
import { keepFailure } from './kept-failure.ts'

/** Starts or continues the exam of a module and goes to where it is taken; a refusal has a page of its own. */
export function useStart(moduleId: string) {
  const navigate = useNavigate()
  const { run, busy } = useAct(exam.start, {
    invalidates: [course.progress, course.lesson],
    done: ({ redirectUrl }) => {
      const target = new URL(redirectUrl, location.href)
      const isHere = target.origin === location.origin && target.pathname.startsWith(`${BASE}/`)
      if (!isHere) return location.assign(target)
      return navigate({ href: target.pathname.slice(BASE.length) + target.search })
    },
    failed: (failure) => {
      const errorCode = pageOf(failure)
      if (!errorCode) return false
      keepFailure(failure as Failure, { moduleId })
      void navigate({ to: '/tests/error/$errorCode', params: { errorCode } })
      return true
    },
  })
  return { start: () => run({ body: { moduleId, platform: 'WEB' } }), isStarting: busy }
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
