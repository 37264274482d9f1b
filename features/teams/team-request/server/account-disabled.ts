import { isSecond, type SharedSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import type { TellingScope } from './tell.ts'
import { lockPending, voidRequests } from './void.ts'

/** Nobody waits for somebody who cannot sign in (decision P6). After the semester and the account are locked. */
export async function endRequestsOf(scope: TellingScope, account: string, semester: SharedSemester) {
  if (!isSecond(semester)) return
  const seat = await seatOf(scope.tx, account, semester.id)
  const own = seat?.position === 0 ? [await lockProject(scope.tx, seat.project_id, semester.id)] : []
  const pending = await lockPending(scope, { persons: [account], projects: own.map(({ id }) => id) })
  await voidRequests(scope, pending, 'account-disabled')
}
