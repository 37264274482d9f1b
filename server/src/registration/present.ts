import { type AlreadyDecided, type Registration, registrationStates } from '@rajt/contract/registration'
import type { Actor } from '../plumbing/request.ts'
import type { RegistrationRow } from './queries.ts'
import { mayBeDecided, mayBeReopened } from './rules.ts'

/** A registration as staff see it, with what they may do from the same rules that the acts ask. */
export function presentRegistration(row: RegistrationRow, actor: Actor): Registration {
  const open = mayBeDecided(row) === 'ok'
  const isOffice = actor.role === 'OFFICE'
  return {
    _id: row.id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    university: row.university_id,
    neptun: row.neptun ?? '',
    status: row.status,
    since: row.since.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: deciderOf(row),
    reason: row.reason,
    formerly: row.formerly,
    account: isOffice && registrationStates[row.status].letsIn ? row.account_id : null,
    can: { accept: open, reject: open, reopen: isOffice && mayBeReopened(row) === 'ok' },
  }
}

export function presentAlreadyDecided(row: RegistrationRow, actor: Actor): AlreadyDecided {
  return { status: row.status, decidedBy: deciderOf(row), byYou: row.decided_by === actor.id }
}

function deciderOf({ decider_surname: surname, decider_firstname: firstname }: RegistrationRow) {
  return surname && firstname ? { surname, firstname } : null
}
