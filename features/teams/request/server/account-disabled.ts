import type { CommandScope } from '#platform/server/request.ts'
import { isSecond, type SharedSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import type { Event } from './events.ts'
import { lockPending } from './locks.ts'
import { voidRequests } from './transitions.ts'

/** Nobody waits for somebody who cannot sign in (decision P6). After the semester and the account are locked; answers what the act tells. */
export async function endRequestsOf(
  scope: CommandScope,
  account: string,
  semester: SharedSemester,
): Promise<Event[]> {
  if (!isSecond(semester)) return []
  const seat = await seatOf(scope.tx, account, semester.id)
  const own = seat?.position === 0 ? [await lockProject(scope.tx, seat.project_id, semester.id)] : []
  const pending = await lockPending(scope, { persons: [account], projects: own.map(({ id }) => id) })
  return voidRequests(scope, pending, 'account-disabled')
}
