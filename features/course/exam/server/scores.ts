import { sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import type { Ruling } from '../ruling.ts'
import { asked, given, metVersion } from './queries.ts'

/** What is ruled of the version that an answer is to; null where it counts as it was asked. */
export const rulingInForce = sql<Ruling | null>`(
  select jsonb_build_object('kind', r.kind, 'answers', r.answers, 'lowers', r.lowers)
  from question_ruled q join ruling r on r.id = q.ruling_id
  where q.question_id = x.question_id and q.version = x.version)`

/** The answers of attempts with what their points follow from. */
export const answersToScore = (db: Queryable, attempts: readonly string[]) =>
  db
    .selectFrom('exam_answer as x')
    .innerJoin('content_version as v', metVersion)
    .select(['x.attempt_id', 'x.position', given.as('choice'), asked.as('asked'), rulingInForce.as('ruling')])
    .select(['x.question_id', 'x.version', 'x.points as was_earned', 'x.left_out as was_left_out'])
    .where('x.attempt_id', '=', anyOf(attempts))
    .orderBy('x.attempt_id')
    .orderBy('x.position')
    .execute()

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
