import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { mentoredProject } from '../calls.ts'

/** Works at once: it is read with every list of a mentor. */
export const setContact = command(
  mentoredProject.setContact,
  async function setContact({ tx, actor, body: { isShown } }) {
    await lockSecondSemester(tx)
    await tx
      .updateTable('account')
      .set({ shows_email_to_mentor: isShown })
      .where('id', '=', actor.id)
      .execute()
    return { isShown }
  },
)
