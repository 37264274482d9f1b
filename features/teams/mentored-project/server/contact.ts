import { act, read } from '#platform/server/request.ts'
import { lockSecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { mentoredProject } from '../calls.ts'

export const contact = read(mentoredProject.contact, async ({ db, actor }) => {
  await secondSemester(db)
  const { shows_email_to_mentor: isShown } = await db
    .selectFrom('account')
    .select('shows_email_to_mentor')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { isShown }
})

/** Works at once: it is read with every list of a mentor. */
export const setContact = act(mentoredProject.setContact, async ({ tx, actor, body: { isShown } }) => {
  await lockSecondSemester(tx)
  await tx.updateTable('account').set({ shows_email_to_mentor: isShown }).where('id', '=', actor.id).execute()
  return { isShown }
})
