import { sql } from 'kysely'
import { FIRST_NAME } from '#people/people/server/first-office.ts'
import type { Queryable } from '#platform/server/database.ts'
import { lookedAt, type Setup, type SetupStep, setupSteps } from '../calls.ts'

type Told = Record<Exclude<SetupStep, 'course'>, boolean>

/** What the data tell: nobody has to say that these are done. */
const told = (db: Queryable) =>
  sql<Told>`
  select
    not exists (select from account where role = 'OFFICE' and released_at is null
      and surname = ${FIRST_NAME.surname} and firstname = ${FIRST_NAME.firstname}) as name,
    exists (select from mail where template = 'mail-test' and sent_at is not null) as mail,
    s.controller_name <> '' as controller,
    s.dates_set_at is not null as dates,
    exists (select from audit where act in ('university-added', 'university-renamed', 'university-retired')) as universities,
    exists (select from account where role = 'UNIVERSITY' and released_at is null) as coordinators,
    s.registration_opened_at is not null as registration
  from semester s where s.is_current`.execute(db)

export async function setupOf(db: Queryable): Promise<Setup> {
  const deployment = await db.selectFrom('deployment').select('set_up_at').executeTakeFirst()
  if (!deployment || deployment.set_up_at) return { isOver: true, steps: [] }
  const { rows } = await told(db)
  const marked = new Map(
    (await db.selectFrom('setup_step').select(['step', 'state']).execute()).map(({ step, state }) => [
      step,
      state,
    ]),
  )
  const known: Partial<Record<SetupStep, boolean>> = rows[0] ?? {}
  const steps = setupSteps.map((step) => ({
    step,
    state: known[step] ? ('DONE' as const) : ((marked.get(step) ?? 'OPEN') as 'OPEN' | 'DONE' | 'ASIDE'),
    isLookedAt: lookedAt.some((one) => one === step),
  }))
  return { isOver: false, steps }
}
