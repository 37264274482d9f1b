import type { Role } from '@rajt/contract/parts'
import { type Invitation, type Invite, type invitationStatuses, people } from '@rajt/contract/people'
import { send } from '../plumbing/api.ts'
import { callQuery, forgetAnswers } from '../plumbing/query.ts'

interface Narrowing {
  roles: Role[]
  status: (typeof invitationStatuses)[number][]
  search: string
  pageNumber: number
}

export const invitationsQuery = (body: Narrowing) => callQuery(people.invitations, { body })

export async function invite(body: Invite): Promise<Invitation> {
  const invitation = await send(people.invite, { body })
  await forgetAnswers(people.invitations)
  return invitation
}

export const withdraw = (id: string) => send(people.withdraw, { params: { id } })

export const forgetInvitations = () => forgetAnswers(people.invitations)

/** A new link; the one sent before stops working. */
export async function resend(id: string): Promise<void> {
  await send(people.resend, { params: { id } })
  await forgetAnswers(people.invitations)
}
