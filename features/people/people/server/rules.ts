import { minutes } from '#platform/server/clock.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type Invitation, RESEND_PAUSE, type Resent } from '../calls.ts'

type Standing = Pick<Invitation, 'status'>

/** A used invitation has done its work; its person asks for a new password instead. */
export const mayBeResent = ({ status }: Standing): Verdict =>
  status === 'USED' || status === 'WITHDRAWN' ? 'invitation-not-open' : 'ok'

/** Why one of many is not mailed again; null where it is. */
export function whyNotResent(
  { status, sentAt }: Standing & { sentAt: Date },
  now: Date,
): Resent['others'][number]['why'] | null {
  if (status === 'USED' || status === 'WITHDRAWN') return status
  return now.getTime() - sentAt.getTime() < minutes(RESEND_PAUSE) ? 'JUST_SENT' : null
}

/** Asked for by its own link. An open invitation has a valid link in its mailbox already. */
export const mayBeRenewed = ({ status }: Standing): Verdict =>
  status === 'EXPIRED' ? 'ok' : 'invitation-not-open'

/** An account that somebody has taken over is theirs. Idempotent: withdrawing again changes nothing. */
export const mayBeWithdrawn = ({ status }: Standing): Verdict =>
  status === 'USED' ? 'invitation-not-open' : 'ok'
