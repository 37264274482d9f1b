import { is } from '#platform/contract/states.ts'
import type { MentorApplication } from '../../mentor-application-calls.ts'
import { mentorApplicationStates } from '../../states.ts'
import type { MentorApplicationRow } from './queries.ts'

export const presentMentorApplication = (row: MentorApplicationRow): MentorApplication => ({
  _id: row.id,
  status: standing(row),
  closedBy: closedBy(row),
  reason: row.reason,
  motivation: row.motivation,
  _mentor: {
    _id: row.person_id,
    surname: row.surname,
    firstname: row.firstname,
    title: row.title,
    // The teams they mentor reach them (decision X15).
    contact: standing(row) === 'ACCEPTED' ? { email: row.contact_email, phone: row.phone } : null,
  },
  _project: {
    _id: row.project_id,
    name: row.name,
    shortDescription: row.short_description,
    _owner: { _id: row.owner_id, surname: row.owner_surname, firstname: row.owner_firstname },
  },
  sentAt: row.sent_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

function standing({ status }: MentorApplicationRow): MentorApplication['status'] {
  if (is(mentorApplicationStates, status, 'open')) return 'PENDING'
  return is(mentorApplicationStates, status, 'binding') ? 'ACCEPTED' : 'CLOSED'
}

function closedBy({ status, void_reason }: MentorApplicationRow): MentorApplication['closedBy'] {
  if (status === 'REVOKED') return 'revoked'
  return status === 'REJECTED' ? 'declined' : void_reason
}
