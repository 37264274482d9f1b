import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'
import { lockCurrentSemester } from './current.ts'
import { presentSemester } from './present.ts'

/** Links that were mailed stay valid: whoever has registered goes on. Idempotent: closing again changes nothing. */
export const closeRegistration = command(
  programme.closeRegistration,
  async function closeRegistration({ tx, actor, now }) {
    const semester = await lockCurrentSemester(tx)
    if (!semester.registration_opened_at) return presentSemester(semester)
    const row = await tx
      .updateTable('semester')
      .set({ registration_opened_at: null, registration_opened_by: null })
      .where('id', '=', semester.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit({ tx, actor, now }, 'registration-closed', row.id)
    afterCommit(tx, () => invalidate('programme'))
    return presentSemester(row)
  },
)
