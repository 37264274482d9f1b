import { is, mayTransition } from '#platform/contract/states.ts'
import type { Actor } from '#platform/server/request.ts'
import type { AlreadyDecided, Registration } from '../calls.ts'
import { registrationStates } from '../states.ts'
import { promiseEndOf } from './promise.ts'
import type { RegistrationRow } from './queries.ts'

/** A registration as staff see it, with what they may do from the table that the acts ask. */
export function presentRegistration(
  row: RegistrationRow,
  { actor, now }: { actor: Actor; now: Date },
): Registration {
  const may = (transition: keyof typeof registrationStates.transitions) =>
    mayTransition(registrationStates, transition, row.status, actor.role) === 'ok'
  return {
    _id: row.id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    university: row.university_id,
    neptun: row.neptun ?? '',
    status: row.status,
    since: row.since.toISOString(),
    promiseEnds: is(registrationStates, row.status, 'open') ? promiseEndOf(row.since, now) : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: deciderOf(row),
    reason: row.reason,
    formerly: row.formerly,
    account:
      actor.role === 'OFFICE' && is(registrationStates, row.status, 'admitted') ? row.account_id : null,
    can: { accept: may('accept'), reject: may('reject'), reopen: may('reopen') },
  }
}

export function presentAlreadyDecided(row: RegistrationRow, actor: Actor): AlreadyDecided {
  return {
    status: row.status,
    decidedBy: deciderOf(row),
    decidedAt: row.decided_at?.toISOString() ?? null,
    byYou: row.decided_by === actor.id,
  }
}

function deciderOf({ decider_surname: surname, decider_firstname: firstname }: RegistrationRow) {
  return surname && firstname ? { surname, firstname } : null
}
