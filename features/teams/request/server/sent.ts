import { query } from '#platform/server/request.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { ownTeam } from '#teams/seats/server/own-team.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import { presentApplication, presentMentorApplication, presentSentInvitation } from './present.ts'
import { applicationsOf, askedBy, invitationRows } from './queries.ts'

/** Newest first, as the other two. */
export const sentApplications = query(application.mine, async function sentApplications({ db, actor }) {
  const semester = await secondSemester(db)
  const rows = await applicationsOf(db, actor.id, semester.id)
  return { applications: rows.map(presentApplication) }
})

export const sentInvitations = query(invitation.sent, async function sentInvitations({ db, actor }) {
  const semester = await secondSemester(db)
  const own = await ownTeam(db, actor.id, semester.id)
  const rows = await invitationRows(db)
    .where('r.project_id', '=', own.id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()
  return {
    invitations: rows.map(presentSentInvitation),
    remainingSeats: seatsLeft(own.members),
    isComplete: own.is_complete,
  }
})

export const sentMentorApplications = query(
  mentorApplication.mine,
  async function sentMentorApplications({ db, actor }) {
    const semester = await secondSemester(db)
    const own = await ownTeam(db, actor.id, semester.id)
    const rows = await askedBy(db, own.id)
    return { applications: rows.map(presentMentorApplication) }
  },
)
