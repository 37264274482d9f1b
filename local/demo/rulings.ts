import { answersToScore, writeScores } from '#course/exam/server/scores.ts'
import { usualReasons } from '#course/regrade/reasons.ts'
import { closedAttempts, countMeeting } from '#course/regrade/server/attempts.ts'
import { changesOf } from '#course/regrade/server/results.ts'
import { writeChanges } from '#course/regrade/server/write-changes.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

interface Into {
  tx: Tx
  people: readonly Person[]
  semester: string
  now: Date
}

/** A question of the first module had a second right answer: the office accepts it, and whoever gave it has more points. */
export async function repairAQuestion({ tx, people, semester, now }: Into): Promise<void> {
  const question = await tx
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .select(['q.id', 'q.module_id', 'q.correct'])
    .where('m.semester_id', '=', semester)
    .where('m.position', '=', 1)
    .where('q.kind', '=', 'single')
    .orderBy('q.key')
    .limit(1)
    .executeTakeFirstOrThrow()
  const office = people.find(({ role }) => role === 'OFFICE')?.id ?? ''
  const at = later(now, -hours(1))
  const met = { question: question.id, versions: [1] }
  const { students } = await countMeeting(tx, met)
  const reasons = usualReasons['also-accept']
  const { id } = await tx
    .insertInto('ruling')
    .values({
      question_id: question.id,
      module_id: question.module_id,
      kind: 'also-accept',
      versions: met.versions,
      answers: jsonOf([{ options: [question.correct.includes(0) ? 1 : 0] }]),
      lowers: false,
      falling: 0,
      reason_hu: reasons.hu,
      reason_en: reasons.en,
      made_at: at,
      made_by: office,
      students,
      students_done: students,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('question_ruled')
    .values({ question_id: question.id, version: 1, ruling_id: id })
    .execute()
  const scope = { tx, actor: { id: office, role: 'OFFICE' }, now: at } as const
  await writeAudit(scope, 'question-ruled', question.id, {
    ruling: id,
    kind: 'also-accept',
    reason: reasons.hu,
  })
  const attempts = await closedAttempts(tx, met)
  const answers = await answersToScore(
    tx,
    attempts.map((attempt) => attempt.id),
  )
  const changes = changesOf(attempts, answers, { met })
  await writeScores(
    tx,
    changes.flatMap((one) => one.answers),
  )
  await writeChanges(scope, id, changes)
  const told = [...new Set(changes.map(({ student }) => student))]
  // Read by all of them: the home pages of the demonstration are those of any day.
  await insertMany(
    tx,
    'regrade_notice',
    told.map((account_id) => ({ ruling_id: id, account_id, at, seen_at: now })),
  )
}
