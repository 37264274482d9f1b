import { command } from '#platform/server/request.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { lockPlan, releaseDrafts } from './plan-queries.ts'
import { transitionPlan } from './transition-plan.ts'

/** The drafts stay, and can be changed again. Idempotent. */
export const cancelPlan = command(publishingPlan.cancel, async function cancelPlan(request) {
  const { tx, now, params } = request
  const plan = await lockPlan(tx, params.id)
  if (plan.status === 'CANCELLED') return { done: true }
  await releaseDrafts(tx, plan.id)
  await transitionPlan(request, 'cancel', [plan.id], { set: { ended_at: now } })
  return { done: true }
})
