import { type RegistrationStatus, registrationStatuses } from '@rajt/contract/registration'
import { expect, test } from 'vitest'
import { mayBeDecided, mayBeReopened } from './rules.ts'

const verdicts: Record<RegistrationStatus, { decide: string; reopen: string }> = {
  UNVERIFIED: { decide: 'registration-already-decided', reopen: 'registration-not-decided' },
  WAITING: { decide: 'ok', reopen: 'registration-not-decided' },
  ACCEPTED: { decide: 'registration-already-decided', reopen: 'ok' },
  REJECTED: { decide: 'registration-already-decided', reopen: 'ok' },
}

test.each(registrationStatuses)('a registration that is %s', (status) => {
  expect({ decide: mayBeDecided({ status }), reopen: mayBeReopened({ status }) }).toEqual(verdicts[status])
})
