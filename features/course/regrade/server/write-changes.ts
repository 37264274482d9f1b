import { sql } from 'kysely'
import { jsonOf } from '#platform/server/json.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Regraded } from './results.ts'

/** The new results, and beside them what they were; in one statement however many there are. */
export async function writeChanges(
  { tx, now }: Pick<CommandScope, 'tx' | 'now'>,
  ruling: string,
  changes: readonly Regraded[],
): Promise<void> {
  const rows = jsonOf(
    changes.map(({ attempt, position, before, after }) => ({
      attempt,
      position,
      points_before: before.points,
      points_after: after.points,
      passed_before: before.passed,
      passed_after: after.passed,
      earned_before: before.earned,
      earned_after: after.earned,
      left_out_before: before.leftOut,
      left_out_after: after.leftOut,
    })),
  )
  await sql`
    with given as (
      select * from json_to_recordset(${rows}::json) as g (attempt uuid, position smallint,
        points_before smallint, points_after smallint, passed_before boolean, passed_after boolean,
        earned_before smallint, earned_after smallint, left_out_before boolean, left_out_after boolean)),
    changed as (
      update exam_attempt a set points = g.points_after, passed = g.passed_after from given g
      where a.id = g.attempt and (a.points, a.passed) is distinct from (g.points_after, g.passed_after))
    insert into regrade (ruling_id, attempt_id, position, points_before, points_after, passed_before, passed_after,
      earned_before, earned_after, left_out_before, left_out_after, at)
    select ${ruling}::uuid, attempt, position, points_before, points_after, passed_before, passed_after,
      earned_before, earned_after, left_out_before, left_out_after, ${now}::timestamptz
    from given order by attempt`.execute(tx)
}
