import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { requests } from '#teams/request/requests-calls.ts'
import { rescue } from '../calls.ts'

export const roundQuery = (query: Sent<typeof rescue.round>['query']) => queryOf(rescue.round, { query })
export const ownRescueQuery = () => queryOf(rescue.mine)

/** What shows invitations beside the proposal itself. */
export const aroundInvitations = [
  ...[rescue.mine, invitation.sent, requests.mine, introduction.find, introduction.one],
]
