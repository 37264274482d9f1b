import type { DataExport } from '@rajt/contract/data-export'
import type { Language } from '@rajt/contract/parts'
import type { TeamRequestStatus, VoidReason } from '@rajt/contract/team-request-states'

interface Words {
  sheets: Record<DataExport, string>
  what: string
  asked: Record<DataExport, string>
  /** The owner's seat, the others' seats, a mentor's place. */
  owns: string
  joined: string
  mentors: string
  project: string
  owner: string
  ownerEmail: string
  ownerUniversity: string
  person: Record<'student' | 'invited' | 'mentor' | 'interested', string>
  neptun: string
  email: string
  university: string
  status: string
  statuses: Record<TeamRequestStatus, string>
  reason: string
  reasons: Record<VoidReason, string>
  sent: string
  answerBy: string
  closed: string
  since: string
}

const hu: Words = {
  sheets: {
    applications: 'Jelentkezések és tagságok',
    invitations: 'Meghívások',
    'mentor-applications': 'Mentorfelkérések',
    'mentor-interests': 'Mentorok érdeklődései',
  },
  what: 'Típus',
  asked: {
    ...{ applications: 'jelentkezés', invitations: 'meghívás', 'mentor-applications': 'felkérés' },
    'mentor-interests': 'érdeklődés',
  },
  ...{ owns: 'projektgazda', joined: 'csapattag', mentors: 'mentor' },
  ...{ project: 'Projekt', owner: 'Projektgazda', ownerEmail: 'Projektgazda e-mail-címe' },
  ownerUniversity: 'Projekt egyeteme',
  person: { student: 'Hallgató', invited: 'Meghívott', mentor: 'Mentor', interested: 'Mentor' },
  ...{ neptun: 'Neptun-kód', email: 'E-mail-cím', university: 'Egyetem', status: 'Állapot' },
  statuses: {
    PENDING: 'válaszra vár',
    ACCEPTED: 'elfogadva',
    REJECTED: 'elutasítva',
    REVOKED: 'visszavonva',
    VOID: 'lezárult',
  },
  reason: 'Miért zárult le',
  reasons: {
    expired: 'lejárt a válaszidő',
    'team-full': 'betelt a csapat',
    'team-complete': 'teljes a csapat',
    'joined-another-team': 'másik csapathoz csatlakozott',
    'has-own-project': 'saját projektet indított',
    'project-dissolved': 'megszűnt a projekt',
    'project-has-mentor': 'a projektnek lett mentora',
    'mentor-full': 'a mentor betelt',
    'semester-ended': 'véget ért a félév',
    'account-disabled': 'letiltották a fiókot',
  },
  ...{ sent: 'Elküldve', answerBy: 'Válasz határideje', closed: 'Lezárva', since: 'Mióta tag' },
}

const en: Words = {
  sheets: {
    applications: 'Applications and memberships',
    invitations: 'Invitations',
    'mentor-applications': 'Applications to mentors',
    'mentor-interests': 'Interests of mentors',
  },
  what: 'Type',
  asked: {
    ...{ applications: 'application', invitations: 'invitation', 'mentor-applications': 'application' },
    'mentor-interests': 'interest',
  },
  ...{ owns: 'project owner', joined: 'team member', mentors: 'mentor' },
  ...{ project: 'Project', owner: 'Project owner', ownerEmail: 'E-mail of the owner' },
  ownerUniversity: 'University of the project',
  person: { student: 'Student', invited: 'Invited', mentor: 'Mentor', interested: 'Mentor' },
  ...{ neptun: 'Neptun code', email: 'E-mail address', university: 'University', status: 'State' },
  statuses: {
    PENDING: 'waiting for an answer',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'revoked',
    VOID: 'ended',
  },
  reason: 'Why it ended',
  reasons: {
    expired: 'not answered in time',
    'team-full': 'the team is full',
    'team-complete': 'the team is complete',
    'joined-another-team': 'joined another team',
    'has-own-project': 'created an own project',
    'project-dissolved': 'the project was dissolved',
    'project-has-mentor': 'the project has a mentor',
    'mentor-full': 'the mentor is full',
    'semester-ended': 'the semester ended',
    'account-disabled': 'the account was disabled',
  },
  ...{ sent: 'Sent', answerBy: 'Answer by', closed: 'Closed', since: 'Member since' },
}

export const words: Record<Language, Words> = { hu, en }
