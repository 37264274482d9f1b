import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../plumbing/clock.ts'
import type { Database, Tx } from '../plumbing/database.ts'
import { isDatabaseAway } from '../plumbing/failures.ts'
import type { Settings } from '../plumbing/settings.ts'
import { transact } from '../plumbing/transact.ts'
import { currentSemester } from '../programme/current.ts'
import { lockSemester } from '../programme/second-semester.ts'
import { dutyOf, nextOf } from './clock.ts'
import { forgetAnswered, resumed, setAside } from './set-aside.ts'
import { type TellingScope, tell } from './tell.ts'
import { voidRequests } from './void.ts'

const AT_ONCE = 100

interface Running {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl'>
  log: FastifyBaseLogger
}

/**
 * The job: ends requests whose time is over and reminds of those that wait, a hundred in a transaction. Each is locked
 * before it is judged, so that twice at once, or again after a kill, does nothing twice.
 */
export const requestClock = (running: Running) => async (): Promise<void> => {
  await forgetAnswered(running.db)
  const passing: unknown[] = []
  let due: string[]
  do {
    due = await dueRequests(running.db, running.clock.now())
    passing.push(...(await runOrSetAside(running, due)))
  } while (due.length === AT_ONCE && passing.length === 0)
  // The job is tried again: what the database could not do now it can do later.
  if (passing.length > 0) throw passing[0]
}

/**
 * Where one of these fails, all of them are undone: halves are dealt with apart, so that in the end it alone is set
 * aside (decision Y12). Answers failures that pass by themselves, for which nobody is told anything.
 */
async function runOrSetAside(running: Running, ids: readonly string[]): Promise<unknown[]> {
  if (ids.length === 0) return []
  const { db, clock, settings, log } = running
  const now = clock.now()
  try {
    await transact(db, (tx) => runThese({ tx, actor: null, now, settings }, ids))
    return []
  } catch (error) {
    if (isDatabaseAway(error)) return [error]
    const [first, ...others] = ids
    if (first !== undefined && others.length === 0) {
      const isNew = await transact(db, (tx) => setAside({ tx, actor: null, now }, first, error))
      if (isNew) log.error({ part: 'request-clock', request: first, err: error }, 'a request is set aside')
      return []
    }
  }
  const half = Math.ceil(ids.length / 2)
  return [
    ...(await runOrSetAside(running, ids.slice(0, half))),
    ...(await runOrSetAside(running, ids.slice(half))),
  ]
}

/** Reminds of these or ends them, where that is due; what was set aside before goes on. */
async function runThese(scope: TellingScope, ids: readonly string[]): Promise<void> {
  const { tx, now } = scope
  await lockSemester(tx)
  const rows = await lockDue(tx, ids, now)
  const having = (duty: ReturnType<typeof dutyOf>) =>
    rows.filter((row) => dutyOf(row, row.due_at, now) === duty)
  await voidRequests({ ...scope, actor: null }, having('expire'), 'expired', 'clock')
  for (const row of [...having('remind'), ...having('wait')])
    await tx
      .updateTable('team_request')
      .set({ due_at: nextOf(row, now) })
      .where('id', '=', row.id)
      .execute()
  const reminded = having('remind').map(({ id }) => id)
  tell(scope, 'remind', reminded)
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
