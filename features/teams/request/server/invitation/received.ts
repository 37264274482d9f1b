import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { invitation } from '../../invitation-calls.ts'
import { presentInvited } from './present.ts'
import { invitationRows } from './queries.ts'

/** Newest first. */
export const received = read(invitation.received, async function received({ db, actor }) {
  const semester = await secondSemester(db)
  const rows = await invitationRows(db)
    .where('r.person_id', '=', actor.id)
    .where('r.semester_id', '=', semester.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()
  return { invitations: rows.map(presentInvited) }
})
