import { someAtATime } from '#platform/server/by-itself.ts'
import type { Clock } from '#platform/server/clock.ts'
import { refusalOfConstraint } from '#platform/server/constraints.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { Refused } from '#platform/server/refuse.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { lockPlan, type PlanRow, planById, releaseDrafts, thingsOf } from './plan-queries.ts'
import { htmlsOf, publishDrafts } from './publish-drafts.ts'
import { tellFailed } from './tell-failed-plan.ts'
import { transitionPlan } from './transition-plan.ts'

interface Running {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl'>
}

const AT_ONCE = 20

/**
 * The job of each minute: publishes what was planned for a time that has come, each plan whole and once, however many
 * processes try and whenever one is killed.
 */
export const publishPlanned = (running: Running) => (): Promise<void> => {
  const { db, clock } = running
  const due = (after: string) =>
    db
      .selectFrom('publishing_plan')
      .select('id')
      .where('status', '=', 'PLANNED')
      .where('at', '<=', clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  return someAtATime(due, async (ids) => {
    for (const id of ids) await runPlan(running, id)
  })
}

/** What refuses a publishing by hand ends the plan too: its drafts stay, and who planned it is told. */
async function runPlan({ db, clock, settings }: Running, id: string): Promise<void> {
  const read = await planById(db, id)
  try {
    const htmls = await htmlsOf(db, { things: thingsOf(read) })
    await transact(db, async (tx) => {
      const plan = await lockDue(tx, id, clock.now())
      if (!plan) return
      const scope = { tx, actor: plannerOf(plan), now: clock.now() }
      await releaseDrafts(tx, id)
      await publishDrafts(scope, { things: thingsOf(plan), why: plan.why, asksAgain: plan.asks_again }, htmls)
      await transitionPlan(scope, 'publish', [id], { by: 'clock', set: { ended_at: scope.now } })
    })
  } catch (error) {
    const refused = error instanceof Refused ? error : refusalOfConstraint(error)
    if (!refused) throw error
    await transact(db, async (tx) => {
      const plan = await lockDue(tx, id, clock.now())
      if (!plan) return
      const scope = { tx, actor: null, now: clock.now() }
      await releaseDrafts(tx, id)
      const set = { ended_at: scope.now, problem: refused.code }
      await transitionPlan(scope, 'fail', [id], { by: 'clock', set, detail: { problem: refused.code } })
      await tellFailed(scope, settings, { ...plan, problem: refused.code })
    })
  }
}

/** Undefined where somebody moved it, took it back or published it meanwhile. */
async function lockDue(tx: Tx, id: string, now: Date): Promise<PlanRow | undefined> {
  const plan = await lockPlan(tx, id)
  return plan.status === 'PLANNED' && plan.at <= now ? plan : undefined
}

const plannerOf = ({ planned_by }: PlanRow) => ({ id: planned_by, role: 'OFFICE' }) as const
