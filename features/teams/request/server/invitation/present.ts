import { is } from '#platform/contract/states.ts'
import type { ReceivedInvitation, SentInvitation } from '../../invitation-calls.ts'
import { invitationStates } from '../../states.ts'
import type { InvitationRow } from './queries.ts'

const isOpen = ({ status }: InvitationRow) => is(invitationStates, status, 'open')

const common = (row: InvitationRow) => ({
  _id: row.id,
  status: isOpen(row)
    ? ('PENDING' as const)
    : is(invitationStates, row.status, 'binding')
      ? ('ACCEPTED' as const)
      : ('CLOSED' as const),
  closedBy: closedBy(row),
  sentAt: row.sent_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
})

function closedBy({ status, void_reason }: InvitationRow): SentInvitation['closedBy'] {
  if (status === 'REVOKED') return 'revoked'
  return status === 'REJECTED' ? 'declined' : void_reason
}

export const presentInvited = (row: InvitationRow): ReceivedInvitation => ({
  ...common(row),
  _project: {
    _id: row.project_id,
    name: row.name,
    shortDescription: row.short_description,
    _owner: { _id: row.owner_id, surname: row.owner_surname, firstname: row.owner_firstname },
  },
  can: { answer: isOpen(row) },
})

export const presentSent = (row: InvitationRow): SentInvitation => ({
  ...common(row),
  _member: {
    _id: row.person_id,
    surname: row.surname,
    firstname: row.firstname,
    personality: row.personality,
  },
  can: { withdraw: isOpen(row) },
})
