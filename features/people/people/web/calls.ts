import type { untakenStates } from '#people/mail/calls.ts'
import type { Role } from '#platform/contract/parts.ts'
import { queryOf } from '#platform/web/query.ts'
import { type invitationStatuses, people } from '../calls.ts'

interface Narrowing {
  roles: Role[]
  status: (typeof invitationStatuses)[number][]
  deliveries: (typeof untakenStates)[number][]
  search: string
  pageNumber: number
}

export const invitationsQuery = (body: Narrowing) => queryOf(people.invitations, { body })
