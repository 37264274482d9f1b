import { scopeOf } from '#people/identity/server/office-scope.ts'
import { presentDelivery } from '#people/mail/server/delivery.ts'
import type { Invitation } from '../calls.ts'
import type { invitations } from './queries.ts'
import { mayBeResent, mayBeWithdrawn } from './rules.ts'

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number]

export function presentInvitation(row: InvitationRow): Invitation {
  return {
    _id: row.id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    role: row.role,
    officeScope: scopeOf(row),
    university: row.university_id,
    status: row.status,
    sentAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    delivery: row.delivery && presentDelivery(row.delivery),
    formerly: row.formerly,
    can: {
      resend: mayBeResent(row) === 'ok',
      withdraw: row.status !== 'WITHDRAWN' && mayBeWithdrawn(row) === 'ok',
    },
  }
}
