import { AGAIN_MAX } from '../application-calls.ts'
import type { TeamRequestStatus, VoidReason } from '../states.ts'

interface Ended {
  status: TeamRequestStatus
  void_reason: VoidReason | null
}

const isUnanswered = ({ status, void_reason }: Ended) => status === 'REVOKED' || void_reason === 'expired'

/** Whether the same was asked of the same so often, without an answer, that it is not asked again (decision P4). */
export const isSpent = (asked: readonly Ended[]): boolean => asked.filter(isUnanswered).length > AGAIN_MAX
