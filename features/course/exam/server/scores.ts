import { sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import type { RightAnswer, Ruling } from '../ruling.ts'
import { asked, given, metVersion } from './queries.ts'

/** The answers of attempts with what their points follow from. */
export async function answersToScore(db: Queryable, attempts: readonly string[]) {
  const rows = await db
    .selectFrom('exam_answer as x')
    .innerJoin('content_version as v', metVersion)
    .leftJoin('question_ruled as q', (on) =>
      on.onRef('q.question_id', '=', 'x.question_id').onRef('q.version', '=', 'x.version'),
    )
    .select(['x.attempt_id', 'x.position', given.as('choice'), asked.as('asked'), 'q.ruling_id'])
    .select(['x.question_id', 'x.version', 'x.points as was_earned', 'x.left_out as was_left_out'])
    .where('x.attempt_id', '=', anyOf(attempts))
    .orderBy('x.attempt_id')
    .orderBy('x.position')
    .execute()
  const rulings = await rulingsOf(db, rows)
  return rows.map(({ ruling_id, ...row }) => ({
    ...row,
    /** In force of the version that was met. */
    ruling: ruling_id === null ? null : (rulings.get(ruling_id) ?? null),
  }))
}

/** Asked for only where something is ruled, which is rare: of most attempts nothing is. */
async function rulingsOf(
  db: Queryable,
  rows: readonly { ruling_id: string | null }[],
): Promise<Map<string, Ruling>> {
  const ids = [...new Set(rows.flatMap(({ ruling_id }) => ruling_id ?? []))]
  if (ids.length === 0) return new Map()
  const rulings = await db
    .selectFrom('ruling')
    .select(['id', 'kind', 'lowers', sql<RightAnswer[]>`answers`.as('answers')])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rulings.map(({ id, ...ruling }) => [id, ruling]))
}

export type AnswerToScore = Awaited<ReturnType<typeof answersToScore>>[number]

/** An answer with its question and what is ruled of it, as scoring takes it. */
export const answeredIn = ({ asked, ...row }: AnswerToScore) => ({ ...asked, ...row })

interface ScoredAnswer {
  attempt_id: string
  position: number
  earned: number
  leftOut: boolean
}

/** One statement: what closing costs does not grow with the questions. */
export async function writeScores(tx: Tx, scored: readonly ScoredAnswer[]): Promise<void> {
  await sql`update exam_answer x set points = scored.points, left_out = scored.left_out
    from unnest(${scored.map((one) => one.attempt_id)}::uuid[], ${scored.map(({ position }) => position)}::int[],
      ${scored.map(({ earned }) => earned)}::int[], ${scored.map(({ leftOut }) => leftOut)}::boolean[])
      as scored (attempt_id, position, points, left_out)
    where x.attempt_id = scored.attempt_id and x.position = scored.position`.execute(tx)
}
