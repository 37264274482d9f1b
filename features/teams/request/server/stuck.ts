import { sql } from 'kysely'
import { cut } from '#platform/contract/signs.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { CommandScope } from '#platform/server/request.ts'

const RETRY_AFTER = hours(1)
/** Characters. */
const CAUSE_MAX = 60

/** What failed, without anything of the people it is about: PostgreSQL's code, or the kind of error. */
export function causeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const known = [code, name].find((one) => typeof one === 'string' && /^\w+$/.test(one))
  return cut(String(known ?? 'unknown'), CAUSE_MAX)
}

/**
 * A request whose reminder or end failed waits an hour, and the office is told (decision Y12). False where another run
 * was faster with it.
 */
export async function setAside(scope: CommandScope, id: string, error: unknown): Promise<boolean> {
  const { tx, now } = scope
  const failure = { failed_at: now, retry_at: later(now, RETRY_AFTER), cause: causeOf(error) }
  const written = await tx
    .insertInto('set_aside_request')
    .values({ request_id: id, since: now, tries: 1, ...failure })
    .onConflict((on) =>
      on
        .column('request_id')
        .doUpdateSet({ ...failure, tries: sql<number>`set_aside_request.tries + 1` })
        .where('set_aside_request.retry_at', '<=', now),
    )
    .returning('tries')
    .executeTakeFirst()
  // Told once: the tries after it change nothing.
  if (written?.tries === 1) await writeAudit(scope, 'request-set-aside', id, { cause: failure.cause })
  return written !== undefined
}

/** These were dealt with, or there is nothing to do about them any more. */
export async function resumed(scope: CommandScope, ids: readonly string[]): Promise<void> {
  const gone = await scope.tx
    .deleteFrom('set_aside_request')
    .where('request_id', 'in', ids)
    .returning('request_id')
    .execute()
  await writeAudit(
    scope,
    'request-resumed',
    gone.map(({ request_id }) => request_id),
  )
}

/** Whoever was faster with these has answered or ended them. */
export const forgetAnswered = (db: Queryable) =>
  db
    .deleteFrom('set_aside_request as s')
    .using('team_request as r')
    .whereRef('r.id', '=', 's.request_id')
    .where('r.status', '<>', 'PENDING')
    .execute()

/** That are still pending, those that have been stuck longest first. */
export const setAsideRows = (db: Queryable, most: number) =>
  db
    .selectFrom('set_aside_request as s')
    .innerJoin('team_request as r', 'r.id', 's.request_id')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .select(['r.id', 'r.kind', 'r.answer_by', 's.since', 's.retry_at', 's.tries', 's.cause'])
    .select(['p.id as project_id', 'p.name', 'a.id as person_id', 'a.surname', 'a.firstname'])
    .where('r.status', '=', 'PENDING')
    .orderBy('s.since')
    .orderBy('r.id')
    .limit(most)
    .execute()

/** The clock looks at it at its next run. False where it is not set aside. */
export async function retryNow({ tx, now }: CommandScope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('set_aside_request')
    .set({ retry_at: now })
    .where('request_id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
