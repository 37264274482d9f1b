import { faceOf, type Reading } from '#platform/server/face.ts'
import { query } from '#platform/server/request.ts'
import { type SecondSemester, secondSemester } from '#programme/programme/server/second-semester.ts'
import { type ProjectRow, projectOf } from '#teams/project/server/queries.ts'
import { beforeTeamDeadline, seatsLeft } from '#teams/seats/server/rules.ts'
import { type Team, team } from '../calls.ts'
import { mentorContact, pendingSeatRequests, teamMembers } from './queries.ts'
import { mayComplete } from './rules.ts'

/** With how to reach everybody: the mentor's e-mail address and phone are the team's to know (decision X15). */
export const mine = query(team.mine, async function mine(request) {
  const { db, actor, now } = request
  const semester = await secondSemester(db)
  const row = await projectOf(db, actor.id, semester.id)
  if (!row) return { team: null }
  const isOwner = row.owner_id === actor.id
  const [members, mentor] = [await teamMembers(db, row.id), await mentorContact(db, row.id)]
  return {
    team: {
      project: { _id: row.id, name: row.name, status: row.status, isComplete: row.is_complete },
      remainingSeats: seatsLeft(members.length),
      members: members.map((row) => ({
        ...presentMember(row, request),
        // Contact links are for owners alone (decision X4), and one's own.
        links: isOwner || row.id === actor.id ? linksOf(row) : [],
      })),
      mentor: mentor
        ? {
            _id: mentor.id,
            surname: mentor.surname,
            firstname: mentor.firstname,
            title: mentor.title,
            profilePictureUrl: faceOf(mentor, request),
            contact: { email: mentor.contact_email, phone: mentor.phone },
          }
        : null,
      teamDeadline: semester.team_deadline.toISOString(),
      pending: isOwner ? await pendingSeatRequests(db, row.id) : 0,
      can: isOwner ? optionsOf(row, { semester, now }) : { complete: false, reopen: false },
    },
  }
})

type MemberRow = Awaited<ReturnType<typeof teamMembers>>[number]

const presentMember = (row: MemberRow, reading: Reading): Omit<Team['members'][number], 'links'> => ({
  _id: row.id,
  surname: row.surname,
  firstname: row.firstname,
  personality: row.personality,
  isOwner: row.position === 0,
  since: row.since.toISOString(),
  email: row.email,
  university: row.university_id ?? '',
  profilePictureUrl: faceOf(row, reading),
})

const linksOf = ({ linkedin, facebook }: MemberRow): string[] =>
  [linkedin, facebook].filter((link): link is string => Boolean(link))

function optionsOf(row: ProjectRow, { semester, now }: { semester: SecondSemester; now: Date }): Team['can'] {
  const isOpen = beforeTeamDeadline(semester, now) === 'ok' && seatsLeft(row.members) > 0
  return {
    complete: !row.is_complete && mayComplete(row, semester, now) === 'ok',
    reopen: row.is_complete && isOpen,
  }
}
