import { mayTransition } from '#platform/contract/states.ts'
import type { Actor } from '#platform/server/request.ts'
import type { NameChange, NameChangeEnded, OwnNameChange } from '../calls.ts'
import { nameChangeStates } from '../states.ts'
import type { NameChangeRow } from './queries.ts'

export const presentOwn = (row: NameChangeRow): OwnNameChange => ({
  _id: row.id,
  to: { surname: row.to_surname, firstname: row.to_firstname },
  reason: row.reason,
  at: row.at.toISOString(),
  status: row.status,
  endedAt: endedAt(row),
  rejection: row.rejection,
})

export function presentNameChange(row: NameChangeRow, actor: Actor): NameChange {
  const may = (transition: 'accept' | 'reject') =>
    mayTransition(nameChangeStates, transition, row.status, actor.role) === 'ok'
  return {
    ...presentOwn(row),
    student: row.account_id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    neptun: row.neptun,
    university: row.university_id ?? '',
    from: { surname: row.was_surname, firstname: row.was_firstname },
    decidedBy: deciderOf(row),
    can: { accept: may('accept'), reject: may('reject') },
  }
}

/** What somebody who comes too late is told. */
export const presentEnded = (row: NameChangeRow, actor: Actor): NameChangeEnded => ({
  status: row.status,
  decidedBy: deciderOf(row),
  endedAt: endedAt(row),
  byYou: row.decided_by === actor.id,
})

const endedAt = ({ ended_at }: NameChangeRow) => ended_at?.toISOString() ?? null

const deciderOf = ({ decider_surname: surname, decider_firstname: firstname }: NameChangeRow) =>
  surname && firstname ? { surname, firstname } : null
