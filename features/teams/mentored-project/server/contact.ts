import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { mentoredProject } from '../calls.ts'

export const contact = query(mentoredProject.contact, async function contact({ db, actor }) {
  await secondSemester(db)
  const { shows_email_to_mentor: isShown } = await db
    .selectFrom('account')
    .select('shows_email_to_mentor')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { isShown }
})
