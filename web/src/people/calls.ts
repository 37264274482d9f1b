import type { untakenStates } from '@rajt/contract/mail'
import type { Role } from '@rajt/contract/parts'
import { type invitationStatuses, people } from '@rajt/contract/people'
import { queryOf } from '../plumbing/query.ts'

interface Narrowing {
  roles: Role[]
  status: (typeof invitationStatuses)[number][]
  deliveries: (typeof untakenStates)[number][]
  search: string
  pageNumber: number
}

export const invitationsQuery = (body: Narrowing) => queryOf(people.invitations, { body })
