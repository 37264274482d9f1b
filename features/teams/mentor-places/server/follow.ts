import { sql } from 'kysely'
import type { CommandScope } from '#platform/server/request.ts'
import type { Event } from '#teams/request/server/events.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { voidRequests } from '#teams/request/server/transitions.ts'

/** Everybody without a number of their own has the semester's, and never fewer than they use (decision P10). Answers what the act tells. */
export async function followSemester(
  scope: CommandScope,
  { id, mentor_capacity }: { id: string; mentor_capacity: number },
): Promise<Event[]> {
  const moved = await scope.tx
    .updateTable('mentor_places')
    .set({ capacity: sql<number>`greatest(${mentor_capacity}::smallint, used)` })
    .where('semester_id', '=', id)
    .where('is_own', '=', false)
    .returning(['mentor_id', 'capacity', 'used'])
    .execute()
  const full = moved.filter(({ capacity, used }) => capacity === used).map(({ mentor_id }) => mentor_id)
  return voidRequests(scope, await lockPending(scope, { persons: full }), 'mentor-full')
}
