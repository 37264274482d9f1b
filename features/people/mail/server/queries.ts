import { sql } from 'kysely'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { type Untaken, untakenStates } from '../calls.ts'
import { deliveryOf, isNewestTo, presentDelivery, stateAt } from './delivery.ts'
import { mayLeaveAgain } from './send-again.ts'

/** Mails `m` that were not taken and that no later one to the same, present address has made up for, with whose they are. */
export const untakenMails = (
  db: Queryable,
  now: Date,
  states: readonly (typeof untakenStates)[number][] = untakenStates,
) =>
  db
    .selectFrom('mail as m')
    .innerJoin('account as a', 'a.email', 'm.recipient')
    .where('a.released_at', 'is', null)
    .where('m.sent_at', 'is', null)
    .where(isNewestTo(sql`m.recipient`).$castTo<boolean>())
    .where(stateAt(now), 'in', [...states])

export type UntakenRow = Awaited<ReturnType<typeof untakenByKey>>[number]

export const untakenByKey = (db: Queryable, { keys, now }: { keys: string[]; now: Date }) =>
  db
    .selectFrom('mail as m')
    .innerJoin('account as a', 'a.email', 'm.recipient')
    .leftJoin('registration as r', (on) =>
      on.onRef('r.account_id', '=', 'a.id').on('r.status', '=', sql.lit('UNVERIFIED')),
    )
    .select([
      'm.id',
      'm.recipient',
      'a.id as account_id',
      'a.surname',
      'a.firstname',
      'a.role',
      'a.university_id',
      'r.id as registration_id',
    ])
    .select(sql<boolean>`a.password_hash is not null and a.is_admitted`.as('is_inside'))
    .select(sql<boolean>`a.password_hash is null`.as('is_invited'))
    .select(['m.template', sql<boolean>`m.body_text is not null`.as('has_text')])
    .select(deliveryOf(now).as('delivery'))
    .where('a.released_at', 'is', null)
    .where('m.id', '=', anyOf(keys))
    .execute()

function againOf({
  is_invited,
  registration_id,
  delivery,
  has_text,
  template,
}: UntakenRow): Untaken['again'] {
  if (is_invited) return 'INVITATION'
  if (registration_id) return 'VERIFICATION'
  const isGivenUp = delivery?.state === 'GIVEN_UP'
  return mayLeaveAgain({ isGivenUp, hasText: has_text, template }) ? 'MAIL' : null
}

export function presentUntaken(row: UntakenRow): Untaken {
  const { id, recipient, account_id, surname, firstname, role, university_id, registration_id } = row
  if (!row.delivery) throw new Error('a mail has its delivery')
  return {
    _id: id,
    person: { _id: account_id, surname, firstname, role, university: university_id },
    email: recipient,
    delivery: presentDelivery(row.delivery),
    again: againOf(row),
    isInside: row.is_inside,
    registration: registration_id,
  }
}
