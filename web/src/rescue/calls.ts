import type { Sent } from '@rajt/contract/call'
import { introduction } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { requests } from '@rajt/contract/requests'
import { rescue } from '@rajt/contract/rescue'
import { queryOf } from '../plumbing/query.ts'

export const roundQuery = (query: Sent<typeof rescue.round>['query']) => queryOf(rescue.round, { query })
export const ownRescueQuery = () => queryOf(rescue.mine)

/** What shows invitations beside the proposal itself. */
export const aroundInvitations = [
  ...[rescue.mine, invitation.sent, requests.mine, introduction.find, introduction.one],
]
