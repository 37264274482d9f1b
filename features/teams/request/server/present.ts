import type { Language } from '#platform/contract/parts.ts'
import { is } from '#platform/contract/states.ts'
import { faceOf, type Reading } from '#platform/server/face.ts'
import { fullName } from '#platform/server/full-name.ts'
import { type IntroductionRow, introduced } from '#teams/seats/server/introductions.ts'
import type { Application, ReceivedApplication } from '../application-calls.ts'
import type { ReceivedInvitation, SentInvitation } from '../invitation-calls.ts'
import type { MentorApplication } from '../mentor-application-calls.ts'
import type { OwnRequest } from '../requests-calls.ts'
import { teamRequestStates } from '../states.ts'
import { kinds, type Side } from './kinds.ts'
import type { ApplicationRow, InvitationRow, MentorApplicationRow, RequestRow } from './queries.ts'

type Standing = Pick<RequestRow, 'kind' | 'status' | 'void_reason'>

function statusOf({ kind, status }: Standing): OwnRequest['status'] {
  if (is(teamRequestStates[kind], status, 'open')) return 'PENDING'
  return is(teamRequestStates[kind], status, 'binding') ? 'ACCEPTED' : 'CLOSED'
}

/** Why it is closed, for an applicant, who is not told of a rejection (decision P2). */
const closedForApplicant = ({ status, void_reason }: Standing): Application['closedBy'] =>
  status === 'REVOKED' ? 'revoked' : void_reason

/** The same for everybody else. */
const closedBy = (row: Standing): OwnRequest['closedBy'] =>
  row.status === 'REJECTED' ? 'declined' : closedForApplicant(row)

/** What a side may know of the outcome of a request. */
export function standingOf(row: Standing, side: Side): Pick<OwnRequest, 'status' | 'closedBy'> {
  const isApplicant = row.kind === 'APPLICATION' && side === kinds[row.kind].sender
  return { status: statusOf(row), closedBy: isApplicant ? closedForApplicant(row) : closedBy(row) }
}

const timesOf = (row: RequestRow) => ({
  sentAt: row.sent_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
})

const closedAt = ({ closed_at }: RequestRow) => closed_at?.toISOString() ?? null

const projectOf = (row: RequestRow) => ({
  _id: row.project_id,
  name: row.name,
  shortDescription: row.short_description,
  _owner: { _id: row.owner_id, surname: row.owner_surname, firstname: row.owner_firstname },
})

/** To its applicant. */
export const presentApplication = (row: ApplicationRow): Application => ({
  _id: row.id,
  status: statusOf(row),
  closedBy: closedForApplicant(row),
  _project: projectOf(row),
  motivation: row.motivation,
  hasCv: row.cv_file_id !== null,
  ...timesOf(row),
  closedAt: closedAt(row),
  can: { revoke: statusOf(row) === 'PENDING' },
})

/** To the project's owner. */
export const presentReceivedApplication = (
  row: ApplicationRow,
  introduction: IntroductionRow | undefined,
  reading: Reading,
): ReceivedApplication => ({
  _id: row.id,
  applicant: {
    _id: row.person_id,
    surname: row.surname,
    firstname: row.firstname,
    personality: row.personality,
    university: row.university_id ?? '',
    languages: [row.first_language, row.second_language].filter((one) => one !== null),
    profilePictureUrl: faceOf({ id: row.person_id, picture_id: row.picture_id }, reading),
    introduction: introduction ? introduced(introduction) : null,
  },
  motivation: row.motivation,
  hasCv: row.cv_file_id !== null,
  ...timesOf(row),
})

const invitationOf = (row: InvitationRow) => ({
  _id: row.id,
  status: statusOf(row),
  closedBy: closedBy(row),
  ...timesOf(row),
  closedAt: closedAt(row),
})

export const presentReceivedInvitation = (row: InvitationRow): ReceivedInvitation => ({
  ...invitationOf(row),
  _project: projectOf(row),
  can: { answer: statusOf(row) === 'PENDING' },
})

export const presentSentInvitation = (row: InvitationRow): SentInvitation => ({
  ...invitationOf(row),
  _member: {
    _id: row.person_id,
    surname: row.surname,
    firstname: row.firstname,
    personality: row.personality,
  },
  can: { withdraw: statusOf(row) === 'PENDING' },
})

/** To either side. */
export const presentMentorApplication = (row: MentorApplicationRow): MentorApplication => ({
  _id: row.id,
  status: statusOf(row),
  closedBy: closedBy(row),
  reason: row.reason,
  motivation: row.motivation,
  _mentor: {
    _id: row.person_id,
    surname: row.surname,
    firstname: row.firstname,
    title: row.title,
    // The teams they mentor reach them (decision X15).
    contact: statusOf(row) === 'ACCEPTED' ? { email: row.contact_email, phone: row.phone } : null,
  },
  _project: projectOf(row),
  ...timesOf(row),
  closedAt: closedAt(row),
})

/** Of any kind, to one of its sides, in a list of all of theirs. */
export function presentRequest(row: RequestRow, reader: string, language: Language): OwnRequest {
  const side = row.owner_id === reader ? 'owner' : 'person'
  const other = side === 'person' ? { surname: row.owner_surname, firstname: row.owner_firstname } : row
  return {
    _id: row.id,
    kind: row.kind,
    direction: kinds[row.kind].sender === side ? 'SENT' : 'RECEIVED',
    otherName: fullName(other, language),
    _project: { _id: row.project_id, name: row.name },
    ...standingOf(row, side),
    reason: row.reason,
    ...timesOf(row),
    closedAt: closedAt(row),
    page: kinds[row.kind].pages[side],
  }
}
