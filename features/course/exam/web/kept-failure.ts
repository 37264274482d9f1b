import type { Failure } from '#platform/web/failure.ts'
import { readStored, store } from '#platform/web/stored.ts'

const KEY = 'rajt.exam-failure'

/** What an error page adds to its code: the server's own words, the reference for support, where to try again. */
export interface KeptFailure {
  code: Failure['code']
  message: string
  reference: string | null
  moduleId: string
  attempt: string | null
}

export function keepFailure(
  { code, message, requestId }: Failure,
  at: { moduleId: string; attempt?: string },
): void {
  const kept: KeptFailure = {
    code,
    message,
    reference: requestId,
    moduleId: at.moduleId,
    attempt: at.attempt ?? null,
  }
  store(sessionStorage, KEY, kept)
}

/** The failure behind an error page, if that page was reached through it. */
export function failureOf(code: string): KeptFailure | null {
  const kept = readStored<KeptFailure>(sessionStorage, KEY)
  return kept?.code === code ? kept : null
}
