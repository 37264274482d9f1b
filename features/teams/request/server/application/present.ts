import { is } from '#platform/contract/states.ts'
import { faceOf, type Reading } from '#platform/server/face.ts'
import { type IntroductionRow, introduced } from '#teams/seats/server/introductions.ts'
import type { Application, ReceivedApplication } from '../../application-calls.ts'
import { applicationStates } from '../../states.ts'
import type { ApplicationRow } from './queries.ts'

/** To its applicant: answered with no, revoked and void ones are all closed (decision P2). */
export function presentApplication(row: ApplicationRow): Application {
  const isOpen = is(applicationStates, row.status, 'open')
  return {
    _id: row.id,
    status: isOpen ? 'PENDING' : is(applicationStates, row.status, 'binding') ? 'ACCEPTED' : 'CLOSED',
    closedBy: row.status === 'REVOKED' ? 'revoked' : row.void_reason,
    _project: {
      _id: row.project_id,
      name: row.name,
      shortDescription: row.short_description,
      _owner: { _id: row.owner_id, surname: row.owner_surname, firstname: row.owner_firstname },
    },
    motivation: row.motivation,
    hasCv: row.cv_file_id !== null,
    sentAt: row.sent_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    answerBy: row.answer_by.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    can: { revoke: isOpen },
  }
}

/** To the project's owner. */
export const presentReceived = (
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
  sentAt: row.sent_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
})
