import { type Code, meanings } from '#platform/contract/errors.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Plan } from '../content-parts.ts'
import type { PlanStatus } from '../states.ts'
import { type PlanRow, thingsOf } from './plan-queries.ts'

export const presentPlan = (row: PlanRow, language: Language): Plan => ({
  _id: row.id,
  status: row.status as PlanStatus,
  at: row.at.toISOString(),
  why: row.why,
  asksAgain: row.asks_again,
  plannedAt: row.planned_at.toISOString(),
  plannedBy: { surname: row.surname, firstname: row.firstname },
  things: thingsOf(row).map(({ id, kind, title }) => ({ _id: id, kind, title: title[language] })),
  problem: row.problem === null ? null : meanings[row.problem as Code][language],
})
