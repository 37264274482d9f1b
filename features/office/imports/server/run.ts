import type { FastifyBaseLogger } from 'fastify'
import { Invite } from '#people/people/calls.ts'
import { inviteOne } from '#people/people/server/invite.ts'
import type { Clock } from '#platform/server/clock.ts'
import { refusalOfConstraint } from '#platform/server/constraints.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { isDatabaseAway } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { Refused } from '#platform/server/refuse.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { type JobPayloads, schedule } from '#platform/server/schedule.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import type { ImportProblem } from '../calls.ts'
import { accountsHolding } from './holders.ts'
import { type Fields, inviteOf, type Judged, judge } from './rules.ts'
import { transitionImport } from './transition.ts'

interface Running {
  db: Database
  clock: Clock
  settings: Settings
  log: FastifyBaseLogger
}

/** Rows of one job: then others have their turn. */
const AT_ONCE = 50

/** The job: each row in a transaction of its own, so that what is done stays done, whenever the platform is killed. */
export function importWorker(running: Running): (payload: JobPayloads['run-import']) => Promise<void> {
  return async ({ import: id }) => {
    const { db, clock } = running
    for (const row of await waitingRows(db, id)) await invite(running, row)
    await transact(db, (tx) => goOn(tx, id, clock.now()))
  }
}

/** No rows of an import that is not running. */
const waitingRows = (db: Database, id: string) =>
  db
    .selectFrom('import_row as r')
    .innerJoin('import as i', 'i.id', 'r.import_id')
    .select(['r.id', 'i.decided_by'])
    .where('r.import_id', '=', id)
    .where('r.outcome', '=', 'INVITE')
    .where('i.status', '=', 'RUNNING')
    .orderBy('r.line')
    .limit(AT_ONCE)
    .execute()

type Waiting = Awaited<ReturnType<typeof waitingRows>>[number]

/**
 * Somebody may have got the same address, code or username at the same moment: then the row is looked at again. A row
 * that fails for a reason of its own is refused, and the others go on (decision Y12).
 */
async function invite(running: Running, row: Waiting): Promise<void> {
  try {
    await settle(running, row, [])
  } catch (error) {
    const refused = error instanceof Refused ? error : refusalOfConstraint(error)
    const problems = refused ? problemsOf(refused) : []
    if (problems.length > 0) return settle(running, row, problems)
    if (isDatabaseAway(error)) throw error
    running.log.error({ part: 'import', row: row.id, err: error }, 'a row could not be invited')
    await settle(running, row, [{ field: 'email', rule: 'failed', hint: null }])
  }
}

/** What the database knows better than the rules, such as usernames that look alike. */
const problemsOf = ({ why }: Refused): ImportProblem[] =>
  Object.entries(why.fields ?? {}).map(([field, refusal]) => ({
    field: field as ImportProblem['field'],
    rule: refusal.rule === 'gone' ? 'retired' : 'taken',
    hint: null,
  }))

/** `known`: why it could not be invited a moment ago; it is refused so, unless its account is there by now. */
async function settle({ db, clock, settings }: Running, row: Waiting, known: ImportProblem[]): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockRow(tx, row.id)
    if (!locked) return
    const now = clock.now()
    const judged = await judgeAgain(tx, locked, known)
    const decider = row.decided_by && ({ id: row.decided_by, role: 'OFFICE' } as const)
    const account =
      judged.outcome === 'INVITE'
        ? await inviteOne({ tx, actor: decider || null, now }, settings, Invite.parse(inviteOf(locked)))
        : null
    await tx
      .updateTable('import_row')
      .set({ outcome: account ? 'INVITED' : judged.outcome, account_id: account })
      .set({ problems: jsonOf(judged.problems) })
      .where('id', '=', row.id)
      .execute()
  })
}

const lockRow = (tx: Tx, id: string): Promise<Fields | undefined> =>
  tx
    .selectFrom('import_row')
    .select(['role', 'surname', 'firstname', 'email', 'university', 'neptun', 'username', 'language'])
    .where('id', '=', id)
    .where('outcome', '=', 'INVITE')
    .forUpdate()
    .executeTakeFirst()

async function judgeAgain(tx: Tx, fields: Fields, known: ImportProblem[]): Promise<Judged> {
  const holders = await accountsHolding(tx, [{ fields }])
  const { context } = await currentProgramme(tx)
  const judged = judge(fields, holders({ fields }), context.RETIRED_UNIVERSITIES)
  return judged.outcome === 'INVITE' && known.length > 0 ? { outcome: 'REFUSED', problems: known } : judged
}

/** Another job where rows are left, the end where none is. */
async function goOn(tx: Tx, id: string, now: Date): Promise<void> {
  const { status } = await tx
    .selectFrom('import')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (status !== 'RUNNING') return
  const left = await tx
    .selectFrom('import_row')
    .select('id')
    .where('import_id', '=', id)
    .where('outcome', '=', 'INVITE')
    .limit(1)
    .executeTakeFirst()
  if (left) return schedule(tx, 'run-import', { import: id })
  const scope: CommandScope = { tx, actor: null, now }
  await transitionImport(scope, 'finish', [id], { by: 'clock', set: { finished_at: now } })
}
