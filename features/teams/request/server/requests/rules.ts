import { is } from '#platform/contract/states.ts'
import type { OwnRequest } from '../../requests-calls.ts'
import {
  type TeamRequestKind,
  type TeamRequestStatus,
  teamRequestStates,
  type VoidReason,
} from '../../states.ts'
import { type Side, senderOf } from '../kinds.ts'

interface Row {
  kind: TeamRequestKind
  status: TeamRequestStatus
  void_reason: VoidReason | null
}

/**
 * What a side may know of the outcome of a request: an applicant is not told of a rejection (decision P2).
 */
export function standingOf(
  { kind, status, void_reason }: Row,
  side: Side,
): Pick<OwnRequest, 'status' | 'closedBy'> {
  const states = teamRequestStates[kind]
  if (is(states, status, 'open')) return { status: 'PENDING', closedBy: null }
  if (is(states, status, 'binding')) return { status: 'ACCEPTED', closedBy: null }
  const isSecret = kind === 'APPLICATION' && senderOf(kind) === side
  if (status === 'REJECTED') return { status: 'CLOSED', closedBy: isSecret ? null : 'declined' }
  return { status: 'CLOSED', closedBy: status === 'REVOKED' ? 'revoked' : void_reason }
}
