import { type RegistrationStatus, registrationStates } from '@rajt/contract/registration'
import type { Verdict } from '../plumbing/refuse.ts'

type Standing = { status: RegistrationStatus }

/** Decided once: the first decision wins (decision A2). */
export function mayBeDecided({ status }: Standing): Verdict {
  return registrationStates[status].open ? 'ok' : 'registration-already-decided'
}

/** The office takes a decision back; until then nothing is to be reopened. */
export function mayBeReopened({ status }: Standing): Verdict {
  return status === 'ACCEPTED' || status === 'REJECTED' ? 'ok' : 'registration-not-decided'
}
