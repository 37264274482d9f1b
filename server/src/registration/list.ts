import { limits } from '@rajt/contract/parts'
import { registration } from '@rajt/contract/registration'
import { type RegistrationStatus, registrationStates } from '@rajt/contract/registration-states'
import { statusesWith } from '@rajt/contract/states'
import { sql } from 'kysely'
import { containing, type Database, prepared } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/paging.ts'
import { refuse } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
import { presentRegistration } from './present.ts'
import { type RegistrationRow, registrations, tallied, tenantOf } from './queries.ts'

const WAITING = 'WAITING'

/** Unverified addresses may be anybody's: staff see a registration once its address is proven. */
const visible = statusesWith(registrationStates, 'proven')

/** Waiting longest first; where nobody waits, decided last first. The scope comes from the session, never from the path (decision R5). */
export const list = read(registration.list, async ({ db, actor, params, body }) => {
  if (params.role !== actor.role) return refuse('not-allowed')
  const tenant = tenantOf(actor)
  const filter: Filter = {
    universities: tenant ? [tenant] : body.universities,
    status: body.status.length > 0 ? body.status.filter((one) => visible.includes(one)) : visible,
    words: body.search.split(/\s+/).filter(Boolean),
    offset: (body.pageNumber - 1) * limits.pageSize,
  }
  const [rows, total, allCount] = await Promise.all([
    rowsOf(db, filter),
    countOf(db, filter),
    tallied(db, tenant ? [tenant] : [], visible),
  ])
  return {
    data: rows.map((row) => presentRegistration(row, actor)),
    pagination: pageOf(total, body.pageNumber),
    allCount,
  }
})

interface Filter {
  universities: readonly string[]
  status: readonly RegistrationStatus[]
  words: readonly string[]
  offset: number
}

/** What coordinators and the office open all day: who waits, everywhere or at one university. */
const waiting = prepared<{ offset: number }>('registrations_waiting')((db, given) =>
  registrations(db)
    .where('r.status', '=', sql.lit(WAITING))
    .orderBy('r.since')
    .orderBy('r.id')
    .limit(sql.lit(limits.pageSize))
    .offset(given('offset')),
)
const waitingWithin = prepared<{ university: string; offset: number }>('registrations_waiting_within')(
  (db, given) =>
    registrations(db)
      .where('r.status', '=', sql.lit(WAITING))
      .where('r.university_id', '=', given('university'))
      .orderBy('r.since')
      .orderBy('r.id')
      .limit(sql.lit(limits.pageSize))
      .offset(given('offset')),
)

function rowsOf(db: Database, filter: Filter): Promise<RegistrationRow[]> {
  const { offset, words } = filter
  const [status, ...statuses] = filter.status
  const [university, ...universities] = filter.universities
  const isUsual = status === WAITING && statuses.length + universities.length + words.length === 0
  if (isUsual && !university) return waiting(db, { offset })
  if (isUsual && university) return waitingWithin(db, { university, offset })
  const order = orderOf(filter)
  return registrations(db)
    .where('r.id', 'in', pageWithin(db, filter))
    .orderBy(order.by, order.from)
    .orderBy('r.id')
    .execute()
}

function orderOf({ status }: Filter) {
  if (status.includes(WAITING)) return { by: 'r.since', from: 'asc' } as const
  return { by: 'r.decided_at', from: 'desc' } as const
}

async function countOf(db: Database, filter: Filter): Promise<number> {
  if (filter.words.length === 0) return tallied(db, filter.universities, filter.status)
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function pageWithin(db: Database, filter: Filter) {
  const order = orderOf(filter)
  return matching(db, filter)
    .select('r.id')
    .orderBy(order.by, order.from)
    .orderBy('r.id')
    .limit(sql.lit(limits.pageSize))
    .offset(filter.offset)
}

function matching(db: Database, { universities, status, words }: Filter) {
  let query = db
    .selectFrom('registration as r')
    .where('r.status', '=', sql<RegistrationStatus>`any(${status}::text[])`)
  if (universities.length > 0) query = query.where('r.university_id', 'in', universities)
  if (!status.includes(WAITING)) query = query.where('r.decided_at', 'is not', null)
  for (const word of words) query = query.where('r.search_text', 'like', containing(word))
  return query
}
