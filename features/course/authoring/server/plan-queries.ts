import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { ThingKind } from '../content-parts.ts'

/** A draft as it was when it was planned. */
export interface PlannedThing {
  id: string
  kind: ThingKind
  revision: number
  title: { hu: string; en: string }
}

const plans = (db: Queryable) =>
  db
    .selectFrom('publishing_plan as p')
    .innerJoin('account as a', 'a.id', 'p.planned_by')
    .select(['p.id', 'p.status', 'p.at', 'p.why', 'p.asks_again', 'p.things', 'p.planned_at', 'p.planned_by'])
    .select(['p.problem', 'a.surname', 'a.firstname'])

export type PlanRow = Awaited<ReturnType<ReturnType<typeof plans>['execute']>>[number]

/** Those that wait or have failed. */
export const plansOf = (db: Queryable, semester: string): Promise<PlanRow[]> =>
  plans(db)
    .where('p.semester_id', '=', semester)
    .where('p.status', 'in', ['PLANNED', 'FAILED'])
    .orderBy('p.status')
    .orderBy('p.at')
    .orderBy('p.id')
    .execute()

export const planById = async (db: Queryable, id: string): Promise<PlanRow> =>
  (await plans(db).where('p.id', '=', id).executeTakeFirst()) ?? refuse('not-found')

/** Whoever moves it, takes it back or publishes it does so after the other; read after the wait. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRow> {
  await tx.selectFrom('publishing_plan').select('id').where('id', '=', id).forUpdate().execute()
  return planById(tx, id)
}

export const thingsOf = ({ things }: Pick<PlanRow, 'things'>) => things as unknown as PlannedThing[]

/** Its drafts can be changed again. */
export const releaseDrafts = (tx: Tx, plan: string) =>
  tx.deleteFrom('planned_draft').where('plan_id', '=', plan).execute()
