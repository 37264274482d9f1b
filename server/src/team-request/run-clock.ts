import type { Clock } from '../plumbing/clock.ts'
import type { Database, Tx } from '../plumbing/database.ts'
import type { Settings } from '../plumbing/settings.ts'
import { transact } from '../plumbing/transact.ts'
import { lockSemester } from '../programme/second-semester.ts'
import { dutyOf, nextOf } from './clock.ts'
import { tell } from './tell.ts'
import { voidRequests } from './void.ts'

const AT_ONCE = 100

interface Running {
  db: Database
  clock: Clock
  settings: Settings
}

/**
 * The job: ends requests whose time is over and reminds of those that wait, a hundred in a transaction. Each is locked
 * before it is judged, so that twice at once, or again after a kill, does nothing twice.
 */
export const requestClock =
  ({ db, clock, settings }: Running) =>
  async (): Promise<void> => {
    while ((await transact(db, (tx) => runSome({ tx, settings, now: clock.now() }))) === AT_ONCE);
  }

async function runSome({ tx, settings, now }: { tx: Tx; settings: Settings; now: Date }): Promise<number> {
  const { id: semester } = await lockSemester(tx)
  const due = await dueRequests(tx, now).where('semester_id', '=', semester).limit(AT_ONCE).execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const rows = await lockDue(tx, ids, now)
  const scope = { tx, actor: null, now, settings }
  const having = (duty: ReturnType<typeof dutyOf>) =>
    rows.filter((row) => dutyOf(row, row.due_at, now) === duty)
  await voidRequests(scope, having('expire'), 'expired', 'clock')
  for (const row of [...having('remind'), ...having('wait')])
    await tx
      .updateTable('team_request')
      .set({ due_at: nextOf(row, now) })
      .where('id', '=', row.id)
      .execute()
  const reminded = having('remind').map(({ id }) => id)
  tell(scope, 'remind', reminded)
  return due.length
}

const dueRequests = (tx: Tx, now: Date) =>
  tx
    .selectFrom('team_request')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')

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
