import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { plansOf } from './plan-queries.ts'
import { presentPlan } from './present-plan.ts'

export const listPlans = query(publishingPlan.list, async function listPlans({ db, language }) {
  const { semester } = await currentProgramme(db)
  const rows = await plansOf(db, semester.id)
  return { plans: rows.map((row) => presentPlan(row, language)) }
})
