import { sql } from 'kysely'
import { formerNames } from '#people/identity/server/former-names.ts'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { statusesWith } from '#platform/contract/states.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import type { Waiting } from '../shapes.ts'
import { registrationStates } from '../states.ts'

const DAY_SECONDS = 86_400
const RECENT_DECISIONS = 200
const ENOUGH_DECISIONS = 5

export type RegistrationRow = Awaited<ReturnType<ReturnType<typeof registrations>['execute']>>[number]

/** Every column a row of the list shows. */
export function registrations(db: Queryable) {
  return db
    .selectFrom('registration as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .leftJoin('account as d', 'd.id', 'r.decided_by')
    .select([
      'r.id',
      'r.account_id',
      'r.university_id',
      'r.since',
      'r.decided_at',
      'r.decided_by',
      'r.reason',
      'r.status',
    ])
    .select(['a.surname', 'a.firstname', 'a.email', 'a.neptun', 'a.language', 'a.released_at'])
    .select(['d.surname as decider_surname', 'd.firstname as decider_firstname'])
    .select(formerNames.as('formerly'))
}

export const registrationsByKey = (db: Queryable, keys: readonly string[]) =>
  registrations(db).where('r.id', '=', anyOf(keys)).execute()

/** Locks what the actor may decide, in id order, and answers the rows found; nothing else is locked or waited for. */
export async function lockWithinReach(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<RegistrationRow[]> {
  const tenant = tenantOf(actor)
  const locked = await tx
    .selectFrom('registration')
    .select('id')
    .where('id', 'in', ids)
    .where('status', 'in', statusesWith(registrationStates, 'proven'))
    .$if(tenant !== null, (query) => query.where('university_id', '=', tenant))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length === 0) return []
  // Read after the wait: whoever had the lock may have decided meanwhile, and the answer names them.
  const found = locked.map(({ id }) => id)
  return registrations(tx).where('r.id', 'in', found).execute()
}

export async function lockOne(tx: Tx, actor: Actor, id: string): Promise<RegistrationRow> {
  const [found] = await lockWithinReach(tx, actor, [id])
  return found ?? refuse('not-found')
}

/** Since when a registrant waits, and how long it lately took (decision A2). */
export async function waitingSince(db: Queryable, accountId: string): Promise<Waiting> {
  const { since } = await db
    .selectFrom('registration')
    .select('since')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { since: since.toISOString(), medianDays: await medianDays(db) }
}

async function medianDays(db: Queryable): Promise<number | null> {
  const recent = db
    .selectFrom('registration')
    .select(['since', 'decided_at'])
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(RECENT_DECISIONS)
  const { median, decisions } = await db
    .selectFrom(recent.as('recent'))
    .select((eb) => eb.fn.countAll<number>().as('decisions'))
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from decided_at - since))`.as('median'),
    )
    .executeTakeFirstOrThrow()
  if (median === null || decisions < ENOUGH_DECISIONS) return null
  return Math.round((median / DAY_SECONDS) * 10) / 10
}
