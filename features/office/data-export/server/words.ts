import type { Language } from '#platform/contract/parts.ts'
import type { TeamRequestStatus } from '#teams/request/states.ts'
import type { DataExport } from '../calls.ts'

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
  sent: string
  motivation: string
  cv: string
  hasCv: string
  /** Of a mentor who declined. */
  declined: string
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
    applications: 'jelentkezés',
    invitations: 'meghívás',
    'mentor-applications': 'felkérés',
    'mentor-interests': 'érdeklődés',
  },
  owns: 'projektgazda',
  joined: 'csapattag',
  mentors: 'mentor',
  project: 'Projekt',
  owner: 'Projektgazda',
  ownerEmail: 'Projektgazda e-mail-címe',
  ownerUniversity: 'Projekt egyeteme',
  person: { student: 'Hallgató', invited: 'Meghívott', mentor: 'Mentor', interested: 'Mentor' },
  neptun: 'Neptun-kód',
  email: 'E-mail-cím',
  university: 'Egyetem',
  status: 'Állapot',
  statuses: {
    PENDING: 'válaszra vár',
    ACCEPTED: 'elfogadva',
    REJECTED: 'elutasítva',
    REVOKED: 'visszavonva',
    VOID: 'lezárult',
  },
  reason: 'Miért zárult le',
  sent: 'Elküldve',
  motivation: 'Motiváció',
  cv: 'Önéletrajz',
  hasCv: 'van',
  declined: 'Az elutasítás indoka',
  answerBy: 'Válasz határideje',
  closed: 'Lezárva',
  since: 'Mióta tag',
}

const en: Words = {
  sheets: {
    applications: 'Applications and memberships',
    invitations: 'Invitations',
    'mentor-applications': 'Mentor requests',
    'mentor-interests': 'Mentors’ interest',
  },
  what: 'Type',
  asked: {
    applications: 'application',
    invitations: 'invitation',
    'mentor-applications': 'request',
    'mentor-interests': 'interest',
  },
  owns: 'project owner',
  joined: 'team member',
  mentors: 'mentor',
  project: 'Project',
  owner: 'Project owner',
  ownerEmail: 'Owner’s email address',
  ownerUniversity: 'Project’s university',
  person: { student: 'Student', invited: 'Invited', mentor: 'Mentor', interested: 'Mentor' },
  neptun: 'Neptun code',
  email: 'Email address',
  university: 'University',
  status: 'Status',
  statuses: {
    PENDING: 'waiting for an answer',
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    REVOKED: 'withdrawn',
    VOID: 'closed',
  },
  reason: 'Why it ended',
  sent: 'Sent',
  motivation: 'Motivation',
  cv: 'CV',
  hasCv: 'yes',
  declined: 'Reason for declining',
  answerBy: 'Answer by',
  closed: 'Closed',
  since: 'Member since',
}

export const words: Record<Language, Words> = { hu, en }
