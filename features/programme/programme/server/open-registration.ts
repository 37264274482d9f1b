import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuseUnless, type Verdict } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'
import { lockCurrentSemester, type SemesterRow } from './current.ts'
import { presentSemester } from './present.ts'

/** Whoever registers reads who answers for their data, and when the semester is (decision Y6). */
export function mayOpenRegistration({
  controller_name,
  dates_set_at,
}: Pick<SemesterRow, 'controller_name' | 'dates_set_at'>): Verdict {
  if (controller_name === '') return 'registration-needs-controller'
  return dates_set_at ? 'ok' : 'registration-needs-dates'
}

/** Idempotent: opening again changes nothing. */
export const openRegistration = command(
  programme.openRegistration,
  async function openRegistration({ tx, actor, now }) {
    const semester = await lockCurrentSemester(tx)
    if (semester.registration_opened_at) return presentSemester(semester)
    refuseUnless(mayOpenRegistration(semester))
    const row = await tx
      .updateTable('semester')
      .set({ registration_opened_at: now, registration_opened_by: actor.id })
      .where('id', '=', semester.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit({ tx, actor, now }, 'registration-opened', row.id)
    afterCommit(tx, () => invalidate('programme'))
    return presentSemester(row)
  },
)
