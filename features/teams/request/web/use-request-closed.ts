import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Call } from '#platform/contract/call.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'

interface Asked {
  /** The other side, who may have been faster. */
  name: string
  /** Whether an answer can only be theirs. */
  isTheirs?: boolean
  stale: readonly Call[]
}

/** What became of a request meanwhile, in words; null while it can be answered. */
export function useRequestClosed({ name, isTheirs = false, stale }: Asked) {
  const t = useTranslations('request')
  const [over, setOver] = useState<string | null>(null)
  const failed = (failure: unknown): boolean => {
    if (!isFailure(failure, 'application-not-pending', 'team-invitation-not-pending')) return false
    const { reason, status } = failure.detail
    const keys = [reason, isTheirs && `theirs.${status}`, status] as string[]
    const key = keys.find((one) => one && t.has(`over.${one as 'other'}`)) ?? 'other'
    setOver(t(`over.${key as 'REVOKED'}`, { name }))
    return true
  }
  /** Behind an open dialog the list stays as it was. */
  const leave = () => {
    if (over) void askAgain(...stale)
  }
  return { over, failed, leave }
}
