import { read } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import { invitation } from '../../invitation-calls.ts'
import { presentSent } from './present.ts'
import { invitationRows } from './queries.ts'

/** Newest first. */
export const sent = read(invitation.sent, async function sent({ db, actor }) {
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  const rows = await invitationRows(db)
    .where('r.project_id', '=', own.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()
  return {
    invitations: rows.map(presentSent),
    remainingSeats: seatsLeft(own.members),
    isComplete: own.is_complete,
  }
})
