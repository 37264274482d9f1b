import { answersToScore, writeScores } from '#course/exam/server/scores.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { JobPayloads } from '#platform/server/schedule.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { closedAttempts, lockAttempts, studentsAfter } from './attempts.ts'
import { finish } from './finish.ts'
import { lockRuling, type Met, type RulingRow } from './queries.ts'
import { changesOf } from './results.ts'
import { tell } from './tell.ts'
import { writeChanges } from './write-changes.ts'

interface Running {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl'>
}

/** Students of one step: their attempts are locked for about a tenth of a second. */
const AT_ONCE = 250

/**
 * The job: students in the order of their ids, some in each transaction, with what tells them; the transaction notes how
 * far it came. Whenever the platform is killed it goes on from there. Idempotent.
 */
export const regradeWorker =
  ({ db, clock, settings }: Running, atOnce = AT_ONCE) =>
  async ({ ruling }: JobPayloads['regrade']): Promise<void> => {
    let isLeft = true
    while (isLeft)
      isLeft = await transact(db, (tx) => step({ tx, settings, now: clock.now() }, ruling, atOnce))
  }

/** False where nothing is left. */
async function step(
  { tx, settings, now }: { tx: Tx; settings: Running['settings']; now: Date },
  id: string,
  atOnce: number,
): Promise<boolean> {
  const ruling = await lockRuling(tx, id)
  if (ruling.finished_at) return false
  const scope = { tx, now, settings, actor: { id: ruling.made_by, role: 'OFFICE' } } as const
  const met = { question: ruling.question_id, versions: ruling.versions }
  const students = await studentsAfter(tx, met, ruling.done_up_to, atOnce)
  const last = students.at(-1)
  if (last === undefined) {
    await finish(scope, ruling, met)
    return false
  }
  await countAnew(scope, ruling, met, students)
  await tx
    .updateTable('ruling')
    .set({ done_up_to: last, students_done: ruling.students_done + students.length })
    .where('id', '=', id)
    .execute()
  return true
}

async function countAnew(
  scope: CommandScope & { settings: Running['settings'] },
  ruling: RulingRow,
  met: Met,
  students: readonly string[],
): Promise<void> {
  const { tx } = scope
  await lockAttempts(tx, met, students)
  const attempts = await closedAttempts(tx, met, students)
  const answers = await answersToScore(
    tx,
    attempts.map(({ id }) => id),
  )
  const changes = changesOf(attempts, answers, { met })
  if (changes.length === 0) return
  await writeScores(
    tx,
    changes.flatMap((one) => one.answers),
  )
  await writeChanges(scope, ruling.id, changes)
  await writeAudit(
    scope,
    'exam-regraded',
    changes.map(({ attempt }) => attempt),
    { ruling: ruling.id, reason: ruling.reason_hu },
  )
  await tell(scope, ruling, met, changes)
}
