import type { untakenStates } from '#people/mail/calls.ts'
import type { Sort } from '#platform/contract/list.ts'
import type { Role } from '#platform/contract/parts.ts'
import { queryOf } from '#platform/web/query.ts'
import { type InvitationSort, type invitationStatuses, people } from '../calls.ts'

interface Narrowing {
  roles: Role[]
  status: (typeof invitationStatuses)[number][]
  deliveries: (typeof untakenStates)[number][]
  search: string
  sort?: Sort<InvitationSort> | undefined
  pageNumber: number
}

export const invitationsQuery = (body: Narrowing) => queryOf(people.invitations, { body })
