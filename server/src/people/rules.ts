import type { Invitation } from '@rajt/contract/people'
import type { Verdict } from '../plumbing/refuse.ts'

/** A used invitation has done its work; its person asks for a new password instead. */
export const mayBeResent = ({ status }: Pick<Invitation, 'status'>): Verdict =>
  status === 'USED' ? 'invitation-not-open' : 'ok'
