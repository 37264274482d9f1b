import { limits } from '#platform/server/limits.ts'
import type { RemarkOutcome, RemarkStatus } from '../states.ts'

/** Suggestions and reports of one person are counted together. */
export const byPerson = (id: string) => ({ key: `suggest ${id}`, limit: limits.suggestions })

interface Row {
  status: RemarkStatus
  answer: string | null
  answered_at: Date | null
}

/** What its writer is told. */
export const outcomeOf = ({ status, answer, answered_at }: Row): RemarkOutcome => ({
  status,
  answer,
  answeredAt: answered_at?.toISOString() ?? null,
})
