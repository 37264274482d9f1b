import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { inHalves } from '#platform/server/by-itself.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { isDatabaseAway } from '#platform/server/database.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { eventsOf } from './events.ts'
import { type NotifyingScope, notify } from './notifications.ts'
import { forgetAnswered, resumed, setAside } from './stuck.ts'
import { dutyOf, nextOf } from './times.ts'
import { voidRequests } from './transitions.ts'

const AT_ONCE = 100

interface Running {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl'>
  log: FastifyBaseLogger
}

/**
 * The job: ends requests whose time is over and reminds of those that wait, a hundred in a transaction. Each is locked
 * before it is judged, so that twice at once, or again after a kill, does nothing twice. One that fails for a reason of
 * its own is set aside, and the others go on (decision Y12).
 */
export const requestClock =
  ({ db, clock, settings, log }: Running) =>
  async (): Promise<void> => {
    await forgetAnswered(db)
    const scope = () => ({ actor: null, now: clock.now() })
    const work = (ids: readonly string[]) => transact(db, (tx) => runThese({ tx, ...scope(), settings }, ids))
    const passing: unknown[] = []
    const failed = async (id: string, error: unknown): Promise<void> => {
      if (isDatabaseAway(error)) return void passing.push(error)
      const isNew = await transact(db, (tx) => setAside({ tx, ...scope() }, id, error))
      if (isNew) log.error({ part: 'request-clock', request: id, err: error }, 'a request is set aside')
    }
    for (let count = AT_ONCE; count === AT_ONCE && passing.length === 0; ) {
      const due = await dueRequests(db, clock.now())
      await inHalves(due, work, failed)
      count = due.length
    }
    // The job is tried again: what the database could not do now it can do later.
    if (passing.length > 0) throw passing[0]
  }

/** Reminds of these or ends them, where that is due; what was set aside before goes on. */
async function runThese(scope: NotifyingScope, ids: readonly string[]): Promise<void> {
  const { tx, now } = scope
  await lockSemester(tx)
  const rows = await lockDue(tx, ids, now)
  const having = (duty: ReturnType<typeof dutyOf>) =>
    rows.filter((row) => dutyOf(row, row.due_at, now) === duty)
  const expired = await voidRequests({ ...scope, actor: null }, having('expire'), 'expired', 'clock')
  for (const row of [...having('remind'), ...having('wait')])
    await tx
      .updateTable('team_request')
      .set({ due_at: nextOf(row, now) })
      .where('id', '=', row.id)
      .execute()
  const reminded = having('remind').map(({ id }) => id)
  await notify(scope, [...expired, ...eventsOf('remind', reminded)])
  await resumed(scope, ids)
}

async function dueRequests(db: Database, now: Date): Promise<string[]> {
  const { id: semester } = await currentSemester(db)
  const due = await db
    .selectFrom('team_request as r')
    .select('r.id')
    .where('r.status', '=', sql.lit('PENDING'))
    .where('r.due_at', '<=', now)
    .where('r.semester_id', '=', semester)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('set_aside_request as s')
            .select('s.request_id')
            .whereRef('s.request_id', '=', 'r.id')
            .where('s.retry_at', '>', now),
        ),
      ),
    )
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(AT_ONCE)
    .execute()
  return due.map(({ id }) => id)
}

/** In the order in which everybody locks requests (decision P11); what another run or an act was faster with is left out. */
const lockDue = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .selectFrom('team_request')
    .select(['id', 'kind', 'project_id', 'person_id', 'sent_at', 'answer_by', 'due_at'])
    .where('id', 'in', ids)
    .where('status', '=', 'PENDING')
    .where('due_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute()
