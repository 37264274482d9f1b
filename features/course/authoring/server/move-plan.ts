import { writeAudit } from '#platform/server/audit.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { lockPlan } from './plan-queries.ts'
import { mayPlanFor } from './plan-rules.ts'
import { presentPlan } from './present-plan.ts'

/** Idempotent: the same time again changes nothing. */
export const movePlan = command(publishingPlan.move, async function movePlan(request) {
  const { tx, now, params, body, language } = request
  const { semester } = await currentProgramme(tx)
  const plan = await lockPlan(tx, params.id)
  if (plan.status !== 'PLANNED') return refuse('plan-over')
  const at = new Date(body.at)
  if (at.getTime() === plan.at.getTime()) return presentPlan(plan, language)
  refuseUnless(mayPlanFor({ at, now, semester }))
  await tx.updateTable('publishing_plan').set({ at }).where('id', '=', plan.id).execute()
  await writeAudit(request, 'plan-moved', plan.id, { was: plan.at.toISOString(), at: body.at })
  return presentPlan({ ...plan, at }, language)
})
