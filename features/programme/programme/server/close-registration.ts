import { dropKept } from '#platform/server/kept.ts'
import { record } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { programme } from '../calls.ts'
import { lockCurrentSemester } from './current.ts'
import { presentSemester } from './present.ts'

/** Links that were mailed stay valid: whoever has registered goes on. Idempotent: closing again changes nothing. */
export const closeRegistration = act(
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
    await record({ tx, actor, now }, 'registration-closed', row.id)
    afterCommit(tx, () => dropKept('programme'))
    return presentSemester(row)
  },
)
