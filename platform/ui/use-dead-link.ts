import { useNavigate } from '@tanstack/react-router'
import { isFailure } from '#platform/web/failure.ts'
import type { Path } from '#platform/web/paths.ts'

/** For a form behind a mailed link: leads to the page `to` when the link turns out to be no longer valid (spec 8). */
export function useDeadLink(to: Path) {
  const navigate = useNavigate()
  return (failure: unknown): boolean => {
    const isDead = isFailure(failure, 'link-invalid')
    if (isDead) void navigate({ to, replace: true })
    return isDead
  }
}
