import type { Notice } from '../calls.ts'

type Told = Notice['attempts'][number]

export interface ChangedAttempt extends Told {
  module: Notice['module']
  /** Of all rulings that changed it, the oldest first. */
  reasons: string[]
}

/**
 * Each attempt once, however many rulings changed it: from what it was before the first of them to what it is now. Of
 * notices with the newest first, as the server tells them; those with the same reasons are together.
 */
export function changedAttempts(notices: readonly Notice[]): ChangedAttempt[][] {
  const attempts = new Map<string, ChangedAttempt>()
  for (const { module, reason, attempts: told } of notices.toReversed())
    for (const one of told) {
      const known = attempts.get(one.id)
      const reasons = known?.reasons ?? []
      attempts.set(one.id, {
        ...one,
        module,
        before: known?.before ?? one.before,
        reasons: reasons.includes(reason) ? reasons : [...reasons, reason],
      })
    }
  return [...Map.groupBy(attempts.values(), ({ reasons }) => reasons.join('\n')).values()]
}
