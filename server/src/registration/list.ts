import type { Answer } from '@rajt/contract/call'
import { limits } from '@rajt/contract/parts'
import type { registration } from '@rajt/contract/registration'
import { sql } from 'kysely'
import { containing, type Database, prepared } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/paging.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Read } from '../plumbing/request.ts'
import { presentRegistration } from './present.ts'
import { type RegistrationRow, registrations, tallied, tenantOf } from './queries.ts'

type List = typeof registration.list

/** Unverified addresses may be anybody's: staff see a registration once its address is proven. */
const visible = ['WAITING', 'ACCEPTED', 'REJECTED']

/** Waiting longest first; the scope comes from the session, never from the path (decision R5). */
export async function list({ db, actor, params, body }: Read<List>): Promise<Answer<List>> {
  if (params.role !== actor.role) return refuse('not-allowed')
  const tenant = tenantOf(actor)
  const filter: Filter = {
    universities: tenant ? [tenant] : body.universities,
    status: body.status.length > 0 ? body.status.filter((one) => visible.includes(one)) : visible,
    words: body.search.split(/\s+/).filter(Boolean),
    offset: (body.pageNumber - 1) * limits.pageSize,
  }
  const [{ rows, total }, allCount] = await Promise.all([
    filter.words.length > 0 ? searched(db, filter) : listed(db, filter),
    tallied(db, tenant ? [tenant] : [], visible),
  ])
  return {
    data: rows.map((row) => presentRegistration(row, actor)),
    pagination: pageOf(total, body.pageNumber),
    allCount,
  }
}

interface Filter {
  universities: readonly string[]
  status: readonly string[]
  words: readonly string[]
  offset: number
}

interface Page {
  rows: RegistrationRow[]
  total: number
}

const inOrder = (query: ReturnType<typeof registrations>) => query.orderBy('r.since').orderBy('r.id')

/** What coordinators and the office open all day: one status, everywhere or at one university. */
const ofStatus = prepared<{ status: string; offset: number }>('registrations_of_status')((db, given) =>
  inOrder(registrations(db).where('r.status', '=', given('status')))
    .limit(sql.lit(limits.pageSize))
    .offset(given('offset')),
)
const ofStatusWithin = prepared<{ status: string; university: string; offset: number }>(
  'registrations_within',
)((db, given) =>
  inOrder(
    registrations(db)
      .where('r.status', '=', given('status'))
      .where('r.university_id', '=', given('university')),
  )
    .limit(sql.lit(limits.pageSize))
    .offset(given('offset')),
)

async function listed(db: Database, filter: Filter): Promise<Page> {
  const [rows, total] = await Promise.all([
    rowsOf(db, filter),
    tallied(db, filter.universities, filter.status),
  ])
  return { rows, total }
}

function rowsOf(db: Database, filter: Filter): Promise<RegistrationRow[]> {
  const { offset } = filter
  const [status, ...statuses] = filter.status
  const [university, ...universities] = filter.universities
  const isOne = status && statuses.length === 0 && universities.length === 0
  if (isOne && !university) return ofStatus(db, { status, offset })
  if (isOne && university) return ofStatusWithin(db, { status, university, offset })
  return inOrder(registrations(db).where('r.id', 'in', pageWithin(db, filter))).execute()
}

/** Finding and counting are one pass; only a page of what was found is looked up in full. */
async function searched(db: Database, filter: Filter): Promise<Page> {
  const found = await counted(db, filter).execute()
  const [first] = found
  if (!first) return { rows: [], total: filter.offset > 0 ? await countOf(db, filter) : 0 }
  const ids = found.map(({ id }) => id)
  return { rows: await inOrder(registrations(db).where('r.id', 'in', ids)).execute(), total: first.total }
}

/** Asked past the last page only. */
async function countOf(db: Database, filter: Filter): Promise<number> {
  const [first] = await counted(db, { ...filter, offset: 0 }).execute()
  return first?.total ?? 0
}

function counted(db: Database, filter: Filter) {
  let query = pageWithin(db, filter).select(sql<number>`count(*) over ()`.as('total'))
  for (const word of filter.words) query = query.where('r.search_text', 'like', containing(word))
  return query
}

function pageWithin(db: Database, { universities, status, offset }: Filter) {
  const page = db
    .selectFrom('registration as r')
    .select('r.id')
    .where('r.status', 'in', status.length > 0 ? status : ['none'])
    .orderBy('r.since')
    .orderBy('r.id')
    .limit(sql.lit(limits.pageSize))
    .offset(offset)
  return universities.length > 0 ? page.where('r.university_id', 'in', universities) : page
}
